import { formatDay } from "#domain/base/formatDay.ts";
import { Refusal } from "../../http/route.ts";
import type { Queries } from "../../database/queries.ts";
import { tablesFor, type Asking } from "../../library/access/productTables.ts";
import { makeOfComponent } from "../madeComponents.ts";
import { fileOf, isOfSeries, OFFERS, type NamedFile } from "./offeredFiles.ts";
import { fileSource, seriesSources } from "./productFacts.ts";

const TYPES: ReadonlyMap<string, string> = new Map([
  ["ifc", "application/x-step"],
  ["dxf", "image/vnd.dxf"],
  ["zip", "application/zip"],
  ["txt", "text/plain; charset=utf-16le"],
]);
/** Characters that some operating system forbids in file names. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]/gu;

/** Only the day, so that the same content gives the same bytes all day and is written once. */
export const today = () => `${formatDay(Date.now())}T00:00:00`;

async function sourcesOf(queries: Queries, asking: Asking, { productId, kind }: NamedFile) {
  const tables = await tablesFor(queries, asking, productId);
  return isOfSeries(kind)
    ? seriesSources(queries, tables, productId)
    : [await fileSource(queries, tables, productId)];
}

/**
 * A file by its id.
 * @throws Refusal `not.found`
 */
export async function componentFile(queries: Queries, asking: Asking, id: string) {
  const file = fileOf(id);
  if (file === null) throw new Refusal("not.found", "There is no file of this id");
  const { productId, kind, drawing } = file;
  const sources = await sourcesOf(queries, asking, file);
  const { facts, stated } = sources.find((source) => source.facts.productId === productId)!;
  const suffix = kind === "dxf" ? "dxf" : OFFERS[kind].suffix;
  const title = kind === "dxf" ? `${facts.model} 三视图` : OFFERS[kind].title(facts.model, facts.series);
  return {
    name: `${title.replaceAll(NOT_IN_A_NAME, "_")}.${suffix}`,
    type: TYPES.get(suffix)!,
    /** Figures of the product that the id names. */
    stated,
    bytes: await makeOfComponent({
      stated,
      wanted: { kind: "file", order: { kind, sources, drawing, at: today() } },
    }),
  };
}
