import type { SentProduct } from "#api/contract/libraryImports.ts";
import { MAX_TEXT } from "#domain/base/limits.ts";
import { cellText, type Cell } from "#domain/base/sheet/SheetGrid.ts";
import { refusal, type ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import type { SourceProduct, SourceRow } from "#domain/catalogue/import/SourceProduct.ts";
import { MOST_OWN_SENT, MOST_SENT_FIELDS, MOST_SENT_POINTS } from "#domain/desk/library/libraryLimits.ts";
import type { ProductBatch } from "./ProductFileClient.ts";

/** Most fields of one call: far below the server's limit of values. */
const MOST_FIELDS_A_CALL = 50_000;

const cellOf = (cell: Cell): SentProduct["fields"][number][1] =>
  typeof cell === "object" && cell !== null ? cellText(cell) : cell;
const rowOf = ({ place, fields }: SourceRow): Pick<SentProduct, "place" | "fields"> => ({
  place,
  fields: fields.map(([header, cell]): [string, ReturnType<typeof cellOf>] => [header, cellOf(cell)]),
});
const sentOf = (product: SourceProduct): SentProduct => ({
  ...rowOf(product),
  points: product.points.map(rowOf),
});

const isLong = ({ fields }: SourceRow) =>
  fields.length > MOST_SENT_FIELDS ||
  fields.some(([header, cell]) => header.length > MAX_TEXT || cellText(cell).length > MAX_TEXT);
const isTooLarge = (product: SourceProduct) =>
  product.points.length > MOST_SENT_POINTS || isLong(product) || product.points.some(isLong);

/** The reason why the server would not accept a product; `null` if it does. */
export const sizeRefusal = (source: SourceProduct, product: string): ImportRemark | null =>
  isTooLarge(source) ? { ...refusal(source.place, "product", "is too large to be sent"), product } : null;

const sizeOf = ({ fields, points }: SourceProduct) =>
  points.reduce((sum, point) => sum + point.fields.length, fields.length);

/** The products for the next call, in their order. */
export function nextBatch(sources: readonly SourceProduct[], from: number): ProductBatch {
  const products: SentProduct[] = [];
  let fields = 0;
  let at = from;
  for (; at < sources.length && products.length < MOST_OWN_SENT; at++) {
    const product = sources[at]!;
    fields += sizeOf(product);
    if (products.length > 0 && fields > MOST_FIELDS_A_CALL) break;
    products.push(sentOf(product));
  }
  return { products, next: at < sources.length ? at : null };
}
