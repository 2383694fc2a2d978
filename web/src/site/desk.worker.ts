// Thinks, tells replays, looks back and deals situations: one thing after the other, while nobody at a table waits.

import { startEngine } from "./engine";
import type { Answer, Conclusion, FromDesk, ToDesk } from "./messages";

const starting = startEngine(self.name).then(({ Desk }) => new Desk());

function post(message: FromDesk): void {
  self.postMessage(message);
}

self.onmessage = ({ data }: MessageEvent<ToDesk>) => void starting.then((desk) => {
  if (data.kind === "think") return post({ kind: "thought", conclusion: JSON.parse(desk.think(JSON.stringify(data.thought))) as Conclusion });
  const tell = (text: string): void => post({ kind: "part", number: data.number, text });
  post({ kind: "answer", number: data.number, answer: JSON.parse(desk.ask(JSON.stringify(data.request), tell)) as Answer });
}).catch((error: unknown) => post({ kind: "broken", why: String(error) }));
