import type { Cell } from "../../base/sheet/SheetGrid.ts";
import { findTable } from "./findTable.ts";
import { productsOfFlatTable } from "./productsOfFlatTable.ts";
import { productsOfTables, type SourceProducts } from "./productsOfTables.ts";
import { compactName, type HeaderReader } from "./readHeader.ts";
import type { SourceTable } from "./SourceTable.ts";

type Rows = readonly (readonly Cell[])[];

/** A visible sheet, with its cells as they are shown. */
export interface ShownSheet {
  readonly name: string;
  readonly rows: Rows;
}

/** Products, or why the layout holds none; `sheet` is the one without a column of models. */
export type SheetsRead =
  | { readonly ok: true; readonly value: SourceProducts }
  | { readonly ok: false; readonly code: "no-model-column"; readonly sheet: string }
  | { readonly ok: false; readonly code: "no-product-sheet" };

const PRODUCTS: ReadonlySet<string> = new Set(["产品", "产品表", "products", "product"]);
const CURVES: ReadonlySet<string> = new Set(["曲线", "性能曲线", "曲线点", "curves", "curve"]);

const flat = (table: SourceTable, headerOf: HeaderReader): SheetsRead => ({
  ok: true,
  value: { products: productsOfFlatTable(table, headerOf), remarks: [] },
});
const noModel = (sheet: string): SheetsRead => ({ ok: false, code: "no-model-column", sheet });

/** Products of one flat table, such as a file of comma-separated cells. */
export function productsOfRows(rows: Rows, headerOf: HeaderReader): SheetsRead {
  const table = findTable("", rows, headerOf);
  return table === null ? noModel("") : flat(table, headerOf);
}

/** Products of a workbook: a sheet of products, possibly with a sheet of their curves; or one flat sheet. */
export function productsOfSheets(shown: readonly ShownSheet[], headerOf: HeaderReader): SheetsRead {
  const named = (names: ReadonlySet<string>) => shown.find(({ name }) => names.has(compactName(name)));
  const products = named(PRODUCTS) ?? (shown.length === 1 ? shown[0] : undefined);
  if (products === undefined) return { ok: false, code: "no-product-sheet" };
  const table = findTable("", products.rows, headerOf);
  if (table === null) return noModel(products.name);
  const curves = named(CURVES);
  if (curves === undefined) return flat(table, headerOf);
  const points = findTable("curves ", curves.rows, headerOf);
  if (points === null) return noModel(curves.name);
  return { ok: true, value: productsOfTables(table, points, headerOf) };
}
