// Files that the page itself makes.

/** How long a browser may take to begin saving, in milliseconds. */
const KEPT = 60_000;

/** Offers a file to be saved. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
