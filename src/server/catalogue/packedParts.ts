import { setImmediate as turn } from "node:timers/promises";
import { packRows, type PackedRows } from "./write/PackedRows.ts";
import { catalogueParts, type Wanted } from "./bundledCatalogue.ts";

/**
 * The bundled catalogue part by part, packed for the database. Only one part is in memory at a time, and
 * other work of this thread runs between two parts.
 */
export async function* packedParts(wanted: Wanted): AsyncGenerator<PackedRows> {
  for (const part of catalogueParts(wanted)) {
    yield packRows(part);
    await turn();
  }
}
