import type { Queries } from "../database/queries.ts";
import { bundledParts, partFile, partInPlaceOf, versionOf } from "./displayDataParts.ts";
import { makeOfComponent } from "./madeComponents.ts";
import { isArrangedFigures } from "./StatedFigures.ts";
import { findShapeSource } from "./readStatedFigures.ts";

/** The display data of a component as it is sent: JSON with gzip. */
export interface DisplayDataFile {
  /** Changes with the bytes. */
  readonly version: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The display data of an id; `null` if there is none. For a bundled part: the part; for a product: the part
 * that represents it, otherwise the body made from its figures; for an arrangement: the bodies of all its
 * products.
 */
export async function displayDataFile(
  queries: Queries,
  componentId: string,
): Promise<DisplayDataFile | null> {
  const own = bundledParts.find(({ id }) => id === componentId);
  if (own !== undefined) return partFile(own);
  const stated = await findShapeSource(queries, componentId);
  if (stated === null) return null;
  const part = isArrangedFigures(stated) ? null : partInPlaceOf(componentId, stated.categoryCode);
  if (part !== null) return partFile(part);
  const bytes = await makeOfComponent({ stated, wanted: { kind: "displayData" } });
  return { version: versionOf(bytes), bytes };
}
