import { setImmediate as turn } from "node:timers/promises";
import { packRows, type PackedRows } from "../store/PackedRows.ts";
import { catalogueParts } from "./bundledCatalogue.ts";

/**
 * The bundled catalogue part by part, packed for the database: only one part is held at a time, and between two of
 * them whatever else waits for this thread has its turn. Tests bring one in so many of the generated machines.
 */
export async function* packedParts(oneIn = 1): AsyncGenerator<PackedRows> {
  for await (const part of catalogueParts(oneIn)) {
    yield packRows(part);
    await turn();
  }
}
