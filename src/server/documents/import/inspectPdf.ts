import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { entry } from "../../process/entry.ts";
import type { IndexedPage } from "#domain/desk/documents/pageHits.ts";
import type { Inspection } from "./inspectThread.ts";

/** A file that needs more of either is not one that a browser can show. */
const MOST_MEGABYTES = 512;
const MOST_MS = 60_000;
/** Longer, because the text of all pages is read while the machine does other work. */
const MOST_TEXT_MS = 5 * 60_000;

export type PdfInspection =
  Inspection | { readonly ok: false; readonly code: "too-slow" | "too-much-memory" };

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Inspects files in a thread, so that a malicious or damaged file affects only the thread; if the thread
 * ends, another one is started.
 *
 * @param mostTextMs ms that the text of one file may take
 * @param mostMs ms that its inspection may take
 */
export function pdfInspector(mostTextMs = MOST_TEXT_MS, mostMs = MOST_MS) {
  const { url, execArgv } = entry("documents/import/inspectThread");
  const pool = new Piscina({
    filename: fileURLToPath(url),
    name: "inspect",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: MOST_MS,
    execArgv: [...execArgv],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  return {
    async inspect(bytes: Uint8Array): Promise<PdfInspection> {
      const late = AbortSignal.timeout(mostMs);
      try {
        return await pool.run(bytes, { signal: late });
      } catch (error) {
        if (late.aborted) return { ok: false, code: "too-slow" };
        if (isOutOfMemory(error)) return { ok: false, code: "too-much-memory" };
        throw error;
      }
    },
    /** The text of every page; `null` if that takes too long. Rejects for an unreadable file. */
    async texts(bytes: Uint8Array): Promise<readonly IndexedPage[] | null> {
      const late = AbortSignal.timeout(mostTextMs);
      try {
        return await pool.run(bytes, { name: "readTexts", signal: late });
      } catch (error) {
        if (late.aborted) return null;
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}
