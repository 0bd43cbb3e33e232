/** A file for the user's disk: its bytes, or where the server has it. */
export interface WantedFile {
  readonly name: string;
  readonly content: Blob | URL;
}

/** Whoever takes files in the browser's place hears of each. */
const WANTED = "volute:download";

/** Time for the browser to take the address over before it is given back. */
const HELD_MS = 60_000;

/** Hands a file to the browser. */
export function downloadByBrowser({ name, content }: WantedFile): void {
  const isMade = content instanceof Blob;
  const address = isMade ? URL.createObjectURL(content) : content.href;
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  if (isMade) setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}

/** Hands a file to whoever takes files here: the browser, if nobody else does. */
export function downloadFile(file: WantedFile): void {
  const wanted = new CustomEvent(WANTED, { detail: file, cancelable: true });
  if (window.dispatchEvent(wanted)) downloadByBrowser(file);
}

/** Hands a finished file over as a download. */
export const downloadBlob = (content: Blob, name: string): void => downloadFile({ name, content });

/** Takes every file in the browser's place. Answers with how to stop. */
export function takeDownloads(take: (file: WantedFile) => void): () => void {
  const onWanted = (event: Event) => {
    event.preventDefault();
    // Only `downloadFile` dispatches it.
    take((event as CustomEvent<WantedFile>).detail);
  };
  window.addEventListener(WANTED, onWanted);
  return () => window.removeEventListener(WANTED, onWanted);
}
