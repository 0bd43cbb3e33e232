import { inArray } from "drizzle-orm";
import { lackWords, type LackingUnits } from "#domain/desk/project/lackWords.ts";
import { MOST_IFC_PRODUCTS, MOST_IFC_UNITS } from "#domain/desk/project/projectLimits.ts";
import { today } from "../../components/files/componentFile.ts";
import { fileSource } from "../../components/files/productFacts.ts";
import { makeOfComponent } from "../../components/madeComponents.ts";
import { askingFor, tablesOf, tablesOfEach } from "../../library/access/productTables.ts";
import { Refusal } from "../../http/route.ts";
import type { Queries } from "../../database/queries.ts";
import { projectUnits } from "./projectUnits.ts";

/** @throws Refusal `invalid.input` for a project without machines, or with more than a program can open */
export async function modelUnits(queries: Queries, projectId: string, categoryCode: string | undefined) {
  const machines = await projectUnits(queries, projectId, categoryCode);
  const { units } = machines;
  const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const products = new Set(units.map(({ productId }) => productId)).size;
  if (count === 0 || count > MOST_IFC_UNITS || products > MOST_IFC_PRODUCTS)
    throw new Refusal(
      "invalid.input",
      `A model holds 1 to ${MOST_IFC_UNITS} machines of ${MOST_IFC_PRODUCTS} products at most, the project has ${count} of ${products}`,
    );
  return machines;
}

/** Sentences about what a model for this user will lack, so that the user sees them before fetching it. */
export async function modelLacks(
  queries: Queries,
  userId: number,
  units: readonly LackingUnits[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  const ids = [...new Set(units.map(({ productId }) => productId))];
  for (const { tables, ids: part } of await tablesOf(queries, askingFor(userId), ids)) {
    const { id } = tables.products;
    const rows = await queries
      .select({ id })
      .from(tables.products)
      .where(inArray(id, [...part]));
    for (const row of rows) found.add(row.id);
  }
  return lackWords(units.filter(({ productId }) => !found.has(productId)));
}

const orNull = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

/**
 * All machines of a project as one IFC4 file, written in the components' thread. A product that is no longer in
 * the catalogue, or that the caller may not see, has no shape and is omitted; the project's name in the file
 * states which products and plans these are, and why.
 */
export async function projectModel(
  queries: Queries,
  { id, name, userId }: { readonly id: string; readonly name: string; readonly userId: number },
  categoryCode: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { units, unread } = await modelUnits(queries, id, categoryCode);
  const productIds = [...new Set(units.map((each) => each.productId))];
  const tablesOfProduct = await tablesOfEach(queries, askingFor(userId), productIds);
  const sources = [];
  for (const productId of productIds)
    sources.push(await fileSource(queries, tablesOfProduct(productId), productId).catch(orNull));
  const found = sources.filter((source) => source !== null);
  const [first] = found;
  if (first === undefined)
    throw new Refusal("not.found", `模型没有可写入的设备。${lackWords(units).join("；")}`);
  const known = new Set(found.map(({ facts }) => facts.productId));
  const missing = units.filter(({ productId }) => !known.has(productId));
  const lacks = [...lackWords(missing), ...unread.map((plan) => `方案“${plan}”无法读出`)];
  const project = { id, name: lacks.length === 0 ? name : `${name}（${lacks.join("；")}）`, units };
  const order = { kind: "project" as const, project, sources: found, at: today() };
  return makeOfComponent({ stated: first.stated, wanted: { kind: "file", order } });
}
