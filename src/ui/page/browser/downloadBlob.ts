/** A file to download: its bytes, or its address on the server. */
export interface WantedFile {
  readonly name: string;
  readonly content: Blob | URL;
}

/** Event that lets a host take a file in the browser's place. */
const WANTED = "volute:download";

/** ms for the browser to read the object URL before it is revoked. */
const HELD_MS = 60_000;

export function downloadByBrowser({ name, content }: WantedFile): void {
  const isMade = content instanceof Blob;
  const address = isMade ? URL.createObjectURL(content) : content.href;
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  if (isMade) setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}

/** Hands a file to the listener that takes downloads, or to the browser if there is none. */
export function downloadFile(file: WantedFile): void {
  const wanted = new CustomEvent(WANTED, { detail: file, cancelable: true });
  if (window.dispatchEvent(wanted)) downloadByBrowser(file);
}

export const downloadBlob = (content: Blob, name: string): void => downloadFile({ name, content });

/** Takes every download in the browser's place. Returns the function that stops this. */
export function takeDownloads(take: (file: WantedFile) => void): () => void {
  const onWanted = (event: Event) => {
    event.preventDefault();
    // Only `downloadFile` dispatches this event.
    take((event as CustomEvent<WantedFile>).detail);
  };
  window.addEventListener(WANTED, onWanted);
  return () => window.removeEventListener(WANTED, onWanted);
}
