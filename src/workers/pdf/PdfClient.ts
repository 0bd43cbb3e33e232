import type { PDFDocumentProxy, PDFPageProxy, TextLayer } from "pdfjs-dist";
import type { Result } from "#domain/base/result.ts";

/** The text of a page, a run after another. */
export type PageContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
export type PageRun = Extract<PageContent["items"][number], { readonly str: string }>;

/** A document that is open, with the part of its library that lays text. */
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
  /** Ends the thread that reads it, and gives its fonts back. */
  readonly close: () => void;
}

/** Documents as PDF, each read by a thread of its own. */
export interface PdfClient {
  /** @param onShare hears how much has come, 0 to 1, where that is known */
  open(documentId: string, onShare: (share: number) => void): PdfOpening;
}
