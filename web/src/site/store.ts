// What the browser keeps of matches: a row for everything that has happened in them, written before anybody hears of it.

import type { KeptMatch, KeptRow, Written } from "./messages";

const NAME = "walstatt";
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("matches", { keyPath: "id" });
      request.result.createObjectStore("rows", { keyPath: ["id", "number"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
  opened.catch(() => { opened = undefined; });
  return opened;
}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, Infinity]);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing was read"));
  });
}

/** Does something in one transaction; it is on disk when this is over. */
async function change(how: (matches: IDBObjectStore, rows: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(["matches", "rows"], "readwrite", { durability: "strict" });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("nothing was written"));
  });
  how(transaction.objectStore("matches"), transaction.objectStore("rows"));
  return done;
}

/** Writes all of it or nothing. A row of that number that is there already, from another page, lets it fail. */
export function write(written: readonly Written[]): Promise<void> {
  return change((matches, rows) => {
    for (const one of written) {
      if ("match" in one) matches.add(one.match);
      else rows.add(one.row);
    }
  });
}

export async function findMatch(id: string): Promise<KeptMatch | undefined> {
  const store = (await open()).transaction("matches").objectStore("matches");
  return answerOf<KeptMatch | undefined>(store.get(id) as IDBRequest<KeptMatch | undefined>);
}

export async function findRows(id: string): Promise<KeptRow[]> {
  const store = (await open()).transaction("rows").objectStore("rows");
  return answerOf(store.getAll(rowsOf(id)) as IDBRequest<KeptRow[]>);
}

export function drop(id: string): Promise<void> {
  return change((matches, rows) => {
    matches.delete(id);
    rows.delete(rowsOf(id));
  });
}
