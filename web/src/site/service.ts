// Keeps the whole page for times without a network, and holds a new version back until somebody takes it.

import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { TAKE_OVER } from "./takeOver";

/** Every file of the page, see plugins/alone.ts. */
declare const FILES: { url: string; revision: string | null }[];

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

declare const self: EventTarget & { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } };

precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// The first one serves the page that has fetched it at once: from then on the network is not needed.
self.addEventListener("activate", (event) => (event as Extendable).waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => { if ((event as MessageEvent).data === TAKE_OVER) void self.skipWaiting(); });
