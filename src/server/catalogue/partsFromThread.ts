import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { entry } from "../entry.ts";
import type { Samples } from "./Samples.ts";
import type { CatalogueParts, PackedRows } from "../store/PackedRows.ts";

/**
 * The bundled catalogue part by part, made and packed in a thread: fitting its curves takes as long as writing them,
 * and so the next part is made while one is written.
 */
export async function* partsFromThread(samples: Samples): CatalogueParts {
  const { url, execArgv } = entry("catalogue/partsThread");
  const thread = new Piscina<Samples, PackedRows | null>({
    filename: fileURLToPath(url),
    name: "nextPart",
    minThreads: 1,
    maxThreads: 1,
    execArgv: [...execArgv],
  });
  try {
    let coming = thread.run(samples);
    for (let part = await coming; part !== null; part = await coming) {
      coming = thread.run(samples);
      // Whoever takes the part may fail first: then nobody waits for this one.
      coming.catch(() => {});
      yield part;
    }
  } finally {
    await thread.destroy();
  }
}
