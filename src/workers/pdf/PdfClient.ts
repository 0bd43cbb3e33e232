import type { PDFDocumentProxy, PDFPageProxy, TextLayer } from "pdfjs-dist";
import type { Result } from "#domain/base/result.ts";

/** The text of a page, run by run. */
export type PageContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
export type PageRun = Extract<PageContent["items"][number], { readonly str: string }>;

/** An open document, with the part of its library that lays out text. */
export interface OpenPdf {
  readonly document: Pick<
    PDFDocumentProxy,
    "numPages" | "getPage" | "getData" | "getDestination" | "getPageIndex"
  >;
  readonly library: { readonly TextLayer: typeof TextLayer };
}

/** Why a document is not shown. */
export type PdfFault = "encrypted" | "damaged" | "gone" | "signed-out" | "busy" | "unreachable";

export interface PdfOpening {
  /** Never rejects. */
  readonly opened: Promise<Result<OpenPdf, PdfFault>>;
  /** Ends the thread that reads it, and frees its fonts. */
  readonly close: () => void;
}

/** PDF documents, each read by its own thread. */
export interface PdfClient {
  /** @param onShare receives the share that has arrived, 0 to 1, if it is known */
  open(documentId: string, onShare: (share: number) => void): PdfOpening;
}
