import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { entry } from "../entry.ts";
import type { PackedRows } from "../store/PackedRows.ts";
import type { Samples } from "./Samples.ts";

/** Parts that are being made. */
export interface ComingParts {
  /** Each as soon as it is there; to be gone through once. */
  readonly parts: () => AsyncGenerator<PackedRows>;
  /** Ends the thread, whether or not anybody wants its parts. */
  readonly stop: () => Promise<void>;
}

async function* inTurn(coming: Promise<PackedRows | null>[]): AsyncGenerator<PackedRows> {
  for (let next = coming.shift(); next !== undefined; next = coming.shift()) {
    const part = await next;
    if (part === null) return;
    yield part;
  }
}

/**
 * The bundled catalogue part by part, made and packed in a thread that begins at once and waits for nobody: fitting its
 * curves takes as long as making a database and writing to it.
 */
export function partsFromThread(samples: Samples): ComingParts {
  const { url, execArgv } = entry("catalogue/partsThread");
  const thread = new Piscina<Samples, PackedRows | null>({
    filename: fileURLToPath(url),
    name: "nextPart",
    minThreads: 1,
    maxThreads: 1,
    execArgv: [...execArgv],
  });
  // What the thread still says when it is stopped; unheard, that would end the process before it can say why.
  thread.on("error", () => {});
  const coming: Promise<PackedRows | null>[] = [];
  const askForNext = () => {
    const next = thread.run(samples);
    coming.push(next);
    // A failure is heard by whoever takes the part.
    next.then(
      (part) => part !== null && askForNext(),
      () => {},
    );
  };
  askForNext();
  return {
    parts: () => inTurn(coming),
    stop: () => thread.destroy(),
  };
}
