import type { FileContents } from "#api/contract/resources.ts";
import { MOST_ATTRIBUTES } from "#domain/things/files/writeDxf.ts";
import type { Queries } from "../../database/queries.ts";
import type { CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { fileOf, isOfSeries, type FileKind } from "../files/offeredFiles.ts";
import { fileSource, seriesFileLength } from "../files/productFacts.ts";

function parametersIn(kind: FileKind, stated: number): number {
  if (kind === "obj") return 0;
  return kind === "dxf" ? Math.min(stated, MOST_ATTRIBUTES) : stated;
}

/** Adds to a product's files how much they contain, if that is known without writing them. */
export async function withContents<File extends { readonly id: string }>(
  queries: Queries,
  tables: CatalogueTables,
  productId: string,
  files: readonly File[],
): Promise<(File & FileContents)[]> {
  const { facts, seriesId } = await fileSource(queries, tables, productId);
  const productCount = await seriesFileLength(queries, tables, { id: productId, seriesId });
  return files.map((file) => {
    const { kind } = fileOf(file.id)!;
    const contents = { ...file, parameterCount: parametersIn(kind, facts.values.length) };
    return isOfSeries(kind) ? { ...contents, productCount } : contents;
  });
}
