game-name = Home Raiders
game-about = x
