import { eq } from "drizzle-orm";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../database/queries.ts";
import { OWN_TABLES, PUBLIC_TABLES, type CatalogueTables } from "../database/schema/catalogueTables.ts";
import { bundledParts, partFile, partInPlaceOf, versionOf } from "./displayDataParts.ts";
import { makeOfComponent } from "./madeComponents.ts";
import { isArrangedFigures } from "./StatedFigures.ts";
import { findShapeSource } from "./readStatedFigures.ts";

/** The display data of a component as it is sent: JSON with gzip. */
export interface DisplayDataFile {
  /** The id below which it is fetched. */
  readonly resource: string;
  /** Changes with the bytes. */
  readonly version: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Viewers fetch files without credentials. Therefore the version of an own product's file also depends on the key
 * of its picture, which only users who have seen the product know.
 */
async function ownVersion(queries: Queries, id: string, bytes: Uint8Array): Promise<string> {
  const { products } = OWN_TABLES;
  const [found] = await queries.select({ key: products.imageUrl }).from(products).where(eq(products.id, id));
  return versionOf(Buffer.concat([bytes, Buffer.from(found?.key ?? "")]));
}

/**
 * The display data of an id; `null` if there is none. For a bundled part: the part; for a product: the part
 * that represents it, otherwise the body made from its figures; for an arrangement: the bodies of all its
 * products.
 */
export async function displayDataFile(
  queries: Queries,
  tables: CatalogueTables,
  id: string,
): Promise<DisplayDataFile | null> {
  const own = bundledParts.find((part) => part.id === id);
  if (own !== undefined) return { resource: id, ...(await partFile(own)) };
  const stated = await findShapeSource(queries, tables, id);
  if (stated === null) return null;
  const part = isArrangedFigures(stated) ? null : partInPlaceOf(id, stated.categoryCode);
  // Using the id of the part would reveal that the part stands for an own product: asking for the part under the
  // product's id would succeed.
  if (part !== null) return { resource: isOwnProduct(id) ? part.id : id, ...(await partFile(part)) };
  const bytes = await makeOfComponent({ stated, wanted: { kind: "displayData" } });
  const version = tables === OWN_TABLES ? await ownVersion(queries, id, bytes) : versionOf(bytes);
  return { resource: id, version, bytes };
}

/** The file of a resource in a version; `null` if there is none, or if either is unknown. */
export async function fetchedDisplayData(queries: Queries, resource: string, version: string) {
  const tables = isOwnProduct(resource) ? OWN_TABLES : PUBLIC_TABLES;
  const file = await displayDataFile(queries, tables, resource);
  // Only the present version has a file: no address may ever return the content of another version.
  return file?.version === version && file.resource === resource ? file : null;
}
