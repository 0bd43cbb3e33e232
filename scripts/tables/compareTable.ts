import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { normaliseText } from "#domain/base/sheet/normaliseText.ts";
import type { CheckedTable, CheckedTableProduct } from "#domain/catalogue/tables/checkTable.ts";
import { productName } from "#domain/catalogue/tables/productName.ts";
import type { TableRemark } from "#domain/catalogue/tables/TableReading.ts";
import { stepOf } from "#domain/catalogue/tables/words/steps.ts";
import { concerns, differences, type Difference } from "./compareFacts.ts";
import type { ExpectedProduct, ExpectedTable, Figures } from "./ExpectedTable.ts";

/** `asked`: as expected by the proposals; `different`: not as expected, but asked about. */
export type Status = "as expected" | "asked" | "refused" | "different" | "wrong";

export interface ProductOutcome {
  readonly product: string;
  readonly status: Status;
  readonly lines: readonly string[];
}

interface Found {
  readonly table: CheckedTable;
  readonly product: CheckedTableProduct;
}

const tokens = (text: string) =>
  normaliseText(text)
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((token) => token !== "" && !/^(?:r\/min|°)$/u.test(token))
    .map((token) => token.replace(/°$/u, ""));

/** Whether a product that was read has the expected name; brand, series and speed may be part of either. */
function isNamed({ model, variant, brand }: ExpectedProduct, { table, product }: Found): boolean {
  const figures = product.facts.flatMap(({ value }) => (typeof value === "number" ? [String(value)] : []));
  const beside = new Set([...tokens(brand), ...tokens(table.brand), ...tokens(table.series)]);
  const wanted = new Set(tokens(`${model} ${variant}`));
  const read = tokens(`${product.model} ${product.variant}`);
  const all = new Set([...read, ...beside, ...figures]);
  const isWhole = [...wanted].every((token) => all.has(token));
  const own = tokens(product.model).filter((token) => !beside.has(token));
  return isWhole && own.length > 0 && own.every((token) => wanted.has(token));
}

const withoutBrand = (text: string, brand: string) =>
  tokens(text)
    .filter((token) => !tokens(brand).includes(token))
    .join(" ");

const inTitle = (head: string, wanted: string, read: string): Difference => ({
  head,
  line: `${head}: expected ${wanted}, read ${read}`,
});

function differencesOf(expected: ExpectedProduct, { table, product }: Found): readonly Difference[] {
  const { facts, points } = product;
  const category = table.category === null ? "" : CATEGORIES[table.category];
  const lines: Difference[] = [
    ...(category === expected.category ? [] : [inTitle("category", expected.category, category)]),
    ...(expected.brand === "" || tokens(table.brand).join(" ") === tokens(expected.brand).join(" ")
      ? []
      : [inTitle("brand", expected.brand, table.brand)]),
    ...(expected.series === "" ||
    withoutBrand(product.series, expected.brand) === withoutBrand(expected.series, expected.brand) ||
    facts.some(({ value }) => value === expected.series)
      ? []
      : [inTitle("series", expected.series, product.series)]),
    ...differences(expected.properties, facts),
  ];
  for (const curve of expected.curves) {
    const step = curve.setting === "" ? null : stepOf(curve.setting);
    const own = points.map((point) =>
      step === null
        ? point.facts
        : point.facts.filter((fact) => fact.step === step).map((fact) => ({ ...fact, step: null })),
    );
    const { "speed (r/min)": speed } = curve;
    if (typeof speed === "number")
      lines.push(...differences({ [`${curve.setting} speed (r/min)`]: speed }, facts));
    lines.push(...pointDifferences(curve.points, own));
  }
  if (expected.states.length > 0)
    lines.push(
      ...pointDifferences(
        expected.states,
        points.map((point) => point.facts),
      ),
    );
  if (expected.curves.length + expected.states.length === 0 && points.length > 0)
    lines.push({ head: "points", line: `${points.length} points were read, none expected` });
  return lines;
}

function pointDifferences(
  expected: readonly Figures[],
  read: readonly Parameters<typeof differences>[1][],
): readonly Difference[] {
  if (expected.length !== read.length)
    return [{ head: "points", line: `expected ${expected.length} points, read ${read.length}` }];
  const free = [...read];
  return expected.flatMap((point) => {
    const ranked = free
      .map((facts) => ({ facts, lines: differences(point, facts) }))
      .toSorted((one, other) => one.lines.length - other.lines.length);
    const [best] = ranked;
    if (!best) return [{ head: "points", line: "a point was not read" }];
    free.splice(free.indexOf(best.facts), 1);
    return best.lines;
  });
}

/** Compares what was read of one file with what is expected, product by product. */
export function compareTable(
  { products, notes }: Pick<ExpectedTable, "products" | "notes">,
  tables: readonly CheckedTable[],
  refused: readonly TableRemark[],
): readonly ProductOutcome[] {
  const free = tables.flatMap((table) => table.products.map((product): Found => ({ table, product })));
  const outcomes = products.map((expected): ProductOutcome => {
    const name = productName(expected);
    const candidates = free
      .filter((found) => isNamed(expected, found))
      .map((found) => ({ found, lines: differencesOf(expected, found) }))
      .toSorted((one, other) => one.lines.length - other.lines.length);
    const [best] = candidates;
    if (!best) return refusedOutcome(name, expected, [...refused, ...tables.flatMap(wordsOf)]);
    free.splice(free.indexOf(best.found), 1);
    const { asked, remarks: checks, key } = best.found.product;
    const isAsked = asked.length > 0;
    const said = checks.map(({ severity, field, message }) => `${severity}: ${field} ${message}`);
    if (best.lines.length > 0) {
      const ofTable = best.found.table.refused.filter(({ product }) => product === "");
      const own = [...checks, ...best.found.table.refused.filter((one) => isOn(one, name, expected))];
      // A column that was reported as left out is missing in each product; nothing else may be.
      const isSaid = ({ head }: Difference) =>
        [...ofTable, ...own].some(({ field }) => concerns(head, field));
      const areSaid = key === null || best.lines.every(isSaid);
      const status = isAsked ? "different" : areSaid ? "refused" : "wrong";
      const words = [...ofTable, ...own].map(({ message }) => message);
      return { product: name, status, lines: [...best.lines.map(({ line }) => line), ...said, ...words] };
    }
    if (key === null) return { product: name, status: "refused", lines: said };
    return { product: name, status: isAsked ? "asked" : "as expected", lines: said };
  });
  const more = free.map(({ product }): ProductOutcome => ({
    product: productName(product),
    status: "wrong",
    lines: [`is not expected (${product.place})`],
  }));
  return [...outcomes, ...more, ...missingNotes(notes, tables)];
}

/** Remarks that may explain a missing product; one on a whole table only if that gave no product at all. */
const wordsOf = ({ products, refused }: CheckedTable): readonly TableRemark[] =>
  products.length === 0
    ? refused
    : refused.filter(({ product, code }) => product !== "" || code === "no-model");

const isOn = ({ product }: TableRemark, name: string, { series }: ExpectedProduct) =>
  product !== "" && tokens(product).every((token) => tokens(`${name} ${series}`).includes(token));

function refusedOutcome(
  name: string,
  expected: ExpectedProduct,
  remarks: readonly TableRemark[],
): ProductOutcome {
  const own = remarks.filter((one) => one.product === "" || isOn(one, name, expected));
  const lines = own.map(({ place, message }) => `${place} ${message}`);
  return own.length > 0
    ? { product: name, status: "refused", lines: lines.slice(0, MOST_LINES) }
    : { product: name, status: "wrong", lines: ["was not read, and nothing said so"] };
}
const MOST_LINES = 5;

/** Notes below a table are conditions for its products. */
function missingNotes(notes: readonly string[], tables: readonly CheckedTable[]): readonly ProductOutcome[] {
  const squeezed = (text: string) => normaliseText(text).replace(/\s+/gu, "");
  const conditions = squeezed(tables.flatMap((table) => table.conditions).join(""));
  return notes
    .filter((note) => !conditions.includes(squeezed(note)))
    .map((note) => ({ product: "notes", status: "wrong", lines: [`"${note}" is no condition`] }));
}
