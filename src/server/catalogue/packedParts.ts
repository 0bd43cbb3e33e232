import { setImmediate as turn } from "node:timers/promises";
import { packRows, type PackedRows } from "./write/PackedRows.ts";
import { catalogueParts, type Wanted } from "./bundledCatalogue.ts";

/**
 * The bundled catalogue part by part, packed for the database: only one part is held at a time, and between two of
 * them whatever else waits for this thread has its turn.
 */
export async function* packedParts(wanted: Wanted): AsyncGenerator<PackedRows> {
  for await (const part of catalogueParts(wanted)) {
    yield packRows(part);
    await turn();
  }
}
