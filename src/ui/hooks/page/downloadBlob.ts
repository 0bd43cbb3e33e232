/** Time for the browser to take the address over before it is given back. */
const HELD_MS = 60_000;

/** Hands a finished file to the browser as a download. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}
