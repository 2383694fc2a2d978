// Words for those who listen to the page instead of looking at it.

let said = $state("");

export function announce(text: string): void {
  said = text;
}

export function announced(): string {
  return said;
}
