/** Locations of character maps and fonts for files that do not embed them. */
export interface PdfResources {
  readonly cMapUrl: string;
  readonly standardFontDataUrl: string;
}

/** Further settings for a reader that extracts pictures. */
interface PictureSettings {
  readonly isOffscreenCanvasSupported: boolean;
  /** Pixels; the library drops larger pictures. */
  readonly maxImageSize: number;
}

/** The library's warnings do not concern the reader of a page. */
const SILENT = 0;

/** Begins to open a file. Only its words and drawings are read; nothing in it is run or shown. */
export async function openPdf(
  bytes: Uint8Array,
  resources: PdfResources | null,
  pictures: PictureSettings | null = null,
) {
  // Neither is loaded until a PDF is read.
  await import("./pdfReader.ts");
  const library = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = library.getDocument({
    data: bytes,
    ...(resources && { ...resources, cMapPacked: true, useWorkerFetch: true }),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    ...pictures,
    verbosity: SILENT,
  });
  return { library, task };
}

export const pdfFaultOf = (error: unknown): "pdf-encrypted" | "pdf-damaged" =>
  error instanceof Error && error.name === "PasswordException" ? "pdf-encrypted" : "pdf-damaged";
