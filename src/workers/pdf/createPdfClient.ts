import { readDocument } from "#api/contract/documents.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import type { OpenPdf, PdfClient, PdfFault } from "./PdfClient.ts";
import { pdfResources } from "./pdfResources.ts";
import { RANGE_BYTES } from "./rangeBytes.ts";

interface PdfClientParts {
  /** Base of the API, without a trailing slash. */
  readonly base: string;
  readonly token: () => string | undefined;
}

/** The thread uses the library's own protocol, so it is passed as a port. */
const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });

/** ms after which a thread is terminated that a hostile file keeps busy. */
const FAREWELL = 2000;

/** The library's errors have names; `status` is that of the server's answer. */
function faultOf(error: unknown): PdfFault {
  const { name, status } = (typeof error === "object" && error !== null ? error : {}) as {
    readonly name?: unknown;
    readonly status?: unknown;
  };
  switch (name) {
    case "PasswordException":
      return "encrypted";
    case "InvalidPDFException":
    case "FormatError":
      return "damaged";
    case "MissingPDFException":
      return "gone";
    default:
      if (status === 401 || status === 403) return "signed-out";
      return status === 429 ? "busy" : "unreachable";
  }
}

/** The library removes its fonts from the page when its thread confirms its end. */
function endAfter(worker: Worker, closed: Promise<void>): void {
  const late = setTimeout(() => worker.terminate(), FAREWELL);
  const end = () => {
    clearTimeout(late);
    worker.terminate();
  };
  closed.then(end, end);
}

export const createPdfClient = ({ base, token }: PdfClientParts): PdfClient => ({
  open(documentId, onShare) {
    let isWanted = true;
    let close: () => Promise<void> = () => Promise.resolve();
    const worker = spawnWorker();
    const address = `${base}${readDocument.path.replace("{id}", encodeURIComponent(documentId))}`;
    const open = async (): Promise<Result<OpenPdf, PdfFault>> => {
      const library = await import("pdfjs-dist/legacy/build/pdf.mjs");
      if (!isWanted) return fail("unreachable");
      const task = library.getDocument({
        url: new URL(address, location.href).href,
        httpHeaders: { Authorization: `Bearer ${token() ?? ""}` },
        worker: library.PDFWorker.fromPort({ port: worker }) as InstanceType<typeof library.PDFWorker>,
        rangeChunkSize: RANGE_BYTES,
        // Only the ranges that are needed, neither the whole file nor pages that nobody opens.
        disableAutoFetch: true,
        disableStream: true,
        ...pdfResources(),
        cMapPacked: true,
        // No code from a file is run: no scripts of its own, and none made from its fonts.
        isEvalSupported: false,
        enableXfa: false,
      });
      close = () => task.destroy();
      task.onProgress = ({ loaded, total }: { readonly loaded: number; readonly total: number }) => {
        if (isWanted && total > 0) onShare(Math.min(1, loaded / total));
      };
      return ok({ document: await task.promise, library });
    };
    return {
      opened: new Promise((resolve) => {
        worker.addEventListener("error", () => resolve(fail("unreachable")), { once: true });
        void open()
          .catch((error: unknown) => fail(faultOf(error)))
          .then(resolve);
      }),
      close() {
        isWanted = false;
        endAfter(worker, close());
      },
    };
  },
});
