// The way to a server: HTTP and a WebSocket.

import type { Answer, Asking, Ears, Way, Wire } from "./way";

export const way: Way = { ask, call, forget: () => {} };

async function ask(path: string, { method = "GET", body, token, signal, hear }: Asking = {}): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`/api/${path}`, { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) });
  if (!hear || !response.ok) return { status: response.status, text: await response.text() };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) hear(part.value);
  return { status: response.status, text: "" };
}

function call(id: string, ears: Ears): Wire {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/api/matches/${id}/socket`);
  socket.onopen = () => ears.opened();
  socket.onmessage = ({ data }: MessageEvent<string>) => ears.heard(data);
  socket.onclose = ({ code, reason }) => ears.closed(code, reason);
  return {
    get isOpen() { return socket.readyState === WebSocket.OPEN; },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}
