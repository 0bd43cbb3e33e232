import { pdfInspector, type PdfInspection } from "../../documents/import/inspectPdf.ts";
import type { IndexedPage } from "#domain/desk/documents/pageHits.ts";

/** ms for an examination, for which a person waits. */
const MOST_MS = 20_000;

/** Provides the bytes of a file when its turn comes. */
type Bytes = () => Promise<Uint8Array>;

/** A thread that processes one file at a time, so that only one is in memory. */
function oneThread() {
  let inspector: ReturnType<typeof pdfInspector> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  return {
    inTurn<Found>(work: (inspector: ReturnType<typeof pdfInspector>) => Promise<Found>): Promise<Found> {
      const turn = last.then(() => {
        if (isClosed) throw new Error("the server stops");
        inspector ??= pdfInspector(undefined, MOST_MS);
        return work(inspector);
      });
      last = turn.catch(() => {});
      return turn;
    },
    async close(): Promise<void> {
      isClosed = true;
      await inspector?.close();
    },
    isClosed: () => isClosed,
  };
}

/**
 * Reads manuals of libraries, which may come from anybody. They have their own threads, separate from those of the
 * catalogue's manuals, and an examination does not wait for the text of another manual.
 */
export function createManualReader() {
  const examining = oneThread();
  const reading = oneThread();
  return {
    inspect: (bytes: Bytes): Promise<PdfInspection> =>
      examining.inTurn(async (thread) => thread.inspect(await bytes())),
    /** The text of each page; none for a file without text, or one that takes too long. */
    texts: (bytes: Bytes): Promise<readonly IndexedPage[]> =>
      reading.inTurn(async (thread) => {
        const whole = await bytes();
        try {
          return (await thread.texts(whole)) ?? [];
        } catch (error) {
          // The thread was stopped, which says nothing about the file.
          if (reading.isClosed()) throw error;
          return [];
        }
      }),
    close: async (): Promise<void> => {
      await Promise.all([examining.close(), reading.close()]);
    },
  };
}
export type ManualReader = ReturnType<typeof createManualReader>;

/** Dependencies of handlers that add manuals. */
export interface ManualParts {
  /** Absent if no other part disposes of it, as in tests. */
  readonly manuals?: ManualReader;
}
