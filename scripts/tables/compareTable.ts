import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { normaliseText } from "#domain/base/sheet/normaliseText.ts";
import type { CheckedTable, CheckedTableProduct } from "#domain/catalogue/tables/checkTable.ts";
import type { TableRemark } from "#domain/catalogue/tables/TableReading.ts";
import { stepOf } from "#domain/catalogue/tables/words/steps.ts";
import { differences } from "./compareFacts.ts";
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

/** Whether a product that was read has the expected name: brand, series and speed may stand in either. */
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

function differencesOf(expected: ExpectedProduct, { table, product }: Found): readonly string[] {
  const { facts, points } = product;
  const category = table.category === null ? "" : CATEGORIES[table.category];
  const lines = [
    ...(category === expected.category ? [] : [`category: expected ${expected.category}, read ${category}`]),
    ...(expected.brand === "" || tokens(table.brand).join(" ") === tokens(expected.brand).join(" ")
      ? []
      : [`brand: expected ${expected.brand}, read ${table.brand}`]),
    ...(expected.series === "" ||
    withoutBrand(table.series, expected.brand) === withoutBrand(expected.series, expected.brand) ||
    facts.some(({ value }) => value === expected.series)
      ? []
      : [`series: expected ${expected.series}, read ${table.series}`]),
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
    lines.push(`${points.length} points were read, none expected`);
  return lines;
}

function pointDifferences(
  expected: readonly Figures[],
  read: readonly Parameters<typeof differences>[1][],
): readonly string[] {
  if (expected.length !== read.length) return [`expected ${expected.length} points, read ${read.length}`];
  const free = [...read];
  return expected.flatMap((point) => {
    const ranked = free
      .map((facts) => ({ facts, lines: differences(point, facts) }))
      .toSorted((one, other) => one.lines.length - other.lines.length);
    const [best] = ranked;
    if (!best) return ["a point was not read"];
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
  const remarks = [...refused, ...tables.flatMap((table) => table.refused)];
  const outcomes = products.map((expected): ProductOutcome => {
    const name = `${expected.model} ${expected.variant}`.trim();
    const candidates = free
      .filter((found) => isNamed(expected, found))
      .map((found) => ({ found, lines: differencesOf(expected, found) }))
      .toSorted((one, other) => one.lines.length - other.lines.length);
    const [best] = candidates;
    if (!best) return refusedOutcome(name, expected, remarks);
    free.splice(free.indexOf(best.found), 1);
    const { asked, remarks: checks, imported } = best.found.product;
    const isAsked = asked.length > 0;
    const said = checks.map(({ severity, field, message }) => `${severity}: ${field} ${message}`);
    if (best.lines.length > 0) {
      // A column that was left out with a word is missing in each product.
      const leftOut = best.found.table.refused
        .filter(({ product }) => product === "")
        .map(({ message }) => message);
      const isSaid = imported === null || leftOut.length > 0;
      const status = isAsked ? "different" : isSaid ? "refused" : "wrong";
      return { product: name, status, lines: [...best.lines, ...said, ...leftOut] };
    }
    if (imported === null) return { product: name, status: "refused", lines: said };
    return { product: name, status: isAsked ? "asked" : "as expected", lines: said };
  });
  const more = free.map(({ product }): ProductOutcome => ({
    product: `${product.model} ${product.variant}`.trim(),
    status: "wrong",
    lines: [`is not expected (${product.place})`],
  }));
  return [...outcomes, ...more, ...missingNotes(notes, tables)];
}

function refusedOutcome(
  name: string,
  expected: ExpectedProduct,
  remarks: readonly TableRemark[],
): ProductOutcome {
  const own = remarks.filter(
    ({ product }) =>
      product === "" ||
      tokens(product).every((token) => tokens(`${name} ${expected.series}`).includes(token)),
  );
  const lines = own.map(({ place, message }) => `${place} ${message}`);
  return own.length > 0
    ? { product: name, status: "refused", lines: lines.slice(0, MOST_LINES) }
    : { product: name, status: "wrong", lines: ["was not read, and nothing said so"] };
}
const MOST_LINES = 5;

/** Notes below a table are conditions of its products. */
function missingNotes(notes: readonly string[], tables: readonly CheckedTable[]): readonly ProductOutcome[] {
  const squeezed = (text: string) => normaliseText(text).replace(/\s+/gu, "");
  const conditions = squeezed(tables.flatMap((table) => table.conditions).join(""));
  return notes
    .filter((note) => !conditions.includes(squeezed(note)))
    .map((note) => ({ product: "notes", status: "wrong", lines: [`"${note}" is no condition`] }));
}
