import { cellText, type MergedRange } from "#domain/base/sheet/SheetGrid.ts";
import { framed, pick, print, type DrawnTable, type Printed, type Stated } from "./drawnFrame.ts";
import { drawMatrix } from "./drawnMatrix.ts";
import { layouts, trueProducts, type Layout, type TrueProduct } from "./drawnProducts.ts";
import {
  FLOW,
  INDEX,
  LIFTS,
  MODEL,
  MOTOR,
  SHAFT,
  SPEED,
  TOTAL,
  WEIGHT,
  WRITTEN_UNITS,
  type Drawn,
} from "./drawnWords.ts";

/** The products as a maker might lay them out. */
function drawTable(products: readonly TrueProduct[], layout: Layout): DrawnTable {
  if (layout.isMatrix) return drawMatrix(products, layout);
  if (layout.trouble === "titles") return drawTitles(products, layout);
  return drawRows(products, layout);
}

/** Sizes below the titles of two series, with the same head twice. */
function drawTitles(products: readonly TrueProduct[], layout: Layout): DrawnTable {
  const upright = { ...layout, isTurned: false };
  const half = Math.ceil(products.length / 2);
  const sized = (some: readonly TrueProduct[]) => some.map((one, at) => ({ ...one, model: `${at + 3}` }));
  const [one, other] = [
    drawRows(sized(products.slice(0, half)), upright),
    drawRows(sized(products.slice(half)), upright),
  ];
  const named = (stated: readonly Stated[], series: string) =>
    stated.map((product) => ({ ...product, model: `${series} ${product.model}` }));
  const above = one.grid.rows.slice(0, -1);
  const below = other.grid.rows.map((cells, at) =>
    at === 0 ? [cellText(cells[0]).replace("KQL", "KQW")] : cells,
  );
  return {
    stated: [...named(one.stated, "KQL"), ...named(other.stated, "KQW")],
    grid: {
      ...one.grid,
      rows: [...above, ...below],
      merges: [
        ...one.grid.merges,
        ...other.grid.merges.map((merge) => ({
          ...merge,
          startRow: merge.startRow + above.length,
          endRow: merge.endRow + above.length,
        })),
      ],
    },
  };
}

const OTHER_UNITS: Readonly<Record<string, string>> = { m: "ft", Pa: "mmH2O", kPa: "mmH2O" };
const VOLTAGE = {
  ...{ zh: "电压", en: "Voltage", de: "Spannung", fr: "Tension", it: "Tensione", es: "Tensión" },
  ...{ ru: "Напряжение", ja: "電圧" },
} as const;
const GROUP = {
  ...{ zh: "性能参数", en: "Performance", de: "Betriebspunkt", fr: "Caractéristiques", it: "Prestazioni" },
  ...{ es: "Prestaciones", ru: "Рабочая характеристика", ja: "性能" },
} as const;

function headOf(
  { heads }: Drawn,
  label: string,
  by: number,
  layout: Layout,
): readonly [head: string, unit: string] {
  const unit = WRITTEN_UNITS[layout.language]?.[label] ?? label;
  const head = pick(heads[layout.language], by) + (layout.hasMark && by % 2 === 1 ? "*" : "");
  switch (layout.unitPlace) {
    case "head":
      return [`${head} (${unit})`, ""];
    case "row":
      return [head, by % 2 === 0 ? unit : `(${unit})`];
    case "slash":
      return [`${head} [${unit}]`, ""];
    case "bare":
      return [`${head} ${unit}`, ""];
    case "comma":
      return [`${head}, ${unit}`, ""];
  }
}

/** One model for two voltages, the second with a flow of its own. */
const forVoltages = (products: readonly TrueProduct[]) =>
  products.flatMap((product) =>
    [220, 380].map((voltage) => ({
      ...product,
      voltage,
      points: product.points.map((point) => ({ ...point, flow: point.flow + (voltage === 380 ? 0.25 : 0) })),
    })),
  );

function drawRows(drawn: readonly TrueProduct[], layout: Layout): DrawnTable {
  const { language, picks, kind, trouble } = layout;
  const products: readonly (TrueProduct & { readonly voltage?: number })[] =
    trouble === "voltages" ? forVoltages(drawn) : drawn;
  const by = (at: number) => picks[at] ?? 0;
  const listing = trouble === "models" ? products[0] : undefined;
  const unitOf = (of: Drawn, at: number) => pick(of.units, by(at));
  const lift: Drawn = LIFTS[kind];
  interface Column {
    readonly head: string;
    readonly unit: string;
    readonly isShared: boolean;
    readonly quantity: string | null;
    readonly cell: (product: TrueProduct, point: number) => readonly [Printed, number];
  }
  const column = (
    of: Drawn,
    at: number,
    isShared: boolean,
    value: (product: TrueProduct, point: number) => number,
  ): Column => {
    const unit = unitOf(of, at);
    const [head, below] =
      trouble === "units" && of === lift
        ? ([`${pick(of.heads[language], by(at))} ${unit[0]} (${OTHER_UNITS[unit[0]] ?? ""})`, ""] as const)
        : headOf(of, unit[0], by(at), layout);
    return {
      head,
      unit: below,
      isShared,
      quantity: of.quantity,
      cell: (product, point) => print(value(product, point), unit, of.digits, layout),
    };
  };
  const curve = [
    column(FLOW, 0, false, ({ points }, at) => points[at]!.flow),
    column(lift, 1, false, ({ points }, at) => points[at]!.lift),
    column(SHAFT, 2, false, ({ points }, at) => points[at]!.shaft),
  ];
  const shared = [
    column(SPEED, 3, true, ({ speed }) => speed),
    column(MOTOR, 4, true, ({ motor }) => motor),
    column(WEIGHT, 5, true, ({ weight }) => weight),
  ];
  const model: Column = {
    head: pick(MODEL[language], by(6)),
    unit: "",
    isShared: true,
    quantity: null,
    cell: (product) => [product === listing ? listOf(product.model, by(7)) : product.model, 0],
  };
  const index: Column = {
    head: INDEX[language],
    unit: "",
    isShared: false,
    quantity: null,
    cell: (_, point) => [point + 1, 0],
  };
  // The columns of a curve stand together where a group is above them.
  const mixed = layout.hasGroup
    ? [...curve, ...shared]
    : layout.order.map((at) => [...curve, ...shared][at]!);
  const shown = (head: string, cell: (product: (typeof products)[number]) => number): Column => ({
    ...{ head, unit: "", isShared: true, quantity: null },
    cell: (product) => [cell(product), 0],
  });
  const more = {
    outline: ["L", "B", "H"].map((letter, at) =>
      shown(by(7) % 2 === 0 ? `${letter} (mm)` : letter, ({ weight }) => weight + 100 * (at + 1)),
    ),
    voltages: [shown(`${VOLTAGE[language]} (V)`, ({ voltage = 0 }) => voltage)],
  };
  const extra = trouble === "outline" || trouble === "voltages" ? more[trouble] : [];
  const columns = [model, ...(layout.hasIndex ? [index] : []), ...extra, ...mixed];
  const merges: MergedRange[] = [];
  const rows: Printed[][] = [];
  if (layout.hasGroup) {
    const from = columns.indexOf(curve[0]!);
    const group = GROUP[language];
    rows.push(
      columns.map(({ head }, at) => (at === from ? group : at > from && at < from + 3 ? null : head)),
    );
    merges.push({ startRow: 0, startCol: from, endRow: 0, endCol: from + 2 });
    columns.forEach((_, at) => {
      if (at < from || at >= from + 3) merges.push({ startRow: 0, startCol: at, endRow: 1, endCol: at });
    });
    rows.push(columns.map(({ head }, at) => (at >= from && at < from + 3 ? head : null)));
  } else rows.push(columns.map(({ head }) => head));
  if (layout.unitPlace === "row") rows.push(columns.map(({ unit }) => (unit === "" ? null : unit)));
  const stated = products.map((product): Stated => {
    const first = rows.length;
    const points = product.points.map((_, point) => {
      rows.push(
        columns.map(({ cell, isShared }) =>
          isShared && point > 0 && layout.same !== "repeated" ? null : cell(product, point)[0],
        ),
      );
      return new Map(
        columns.flatMap(({ quantity, cell, isShared }) =>
          quantity === null || isShared ? [] : [[quantity, cell(product, point)[1]] as const],
        ),
      );
    });
    if (layout.same === "merged")
      columns.forEach(({ isShared }, at) => {
        if (isShared && product.points.length > 1)
          merges.push({ startRow: first, startCol: at, endRow: rows.length - 1, endCol: at });
      });
    const name = product.voltage === undefined ? "" : ` ${product.voltage} V`;
    return {
      model: `${product.model}${name}`,
      points,
      isOpen: trouble === "units",
      ratings: new Map(
        columns.flatMap(({ quantity, cell, isShared }) =>
          quantity !== null && isShared ? [[quantity, cell(product, 0)[1]] as const] : [],
        ),
      ),
    };
  });
  if (trouble === "models") stated.push({ ...stated[0]!, model: secondOf(stated[0]!.model, by(7)) });
  if (trouble === "total")
    rows.push(
      columns.map((one) => {
        if (one === model) return pick(TOTAL[language], by(7));
        return one === curve[0] || (one.isShared && by(7) % 2 === 0) ? one.cell(products[0]!, 0)[0] : null;
      }),
    );
  if (trouble === "range") return withRange(rows, merges, columns.indexOf(curve[0]!), stated, layout);
  if (trouble === "break") return withBreak(rows, merges, columns.indexOf(curve[0]!), stated, layout);
  if (trouble === "hidden") return withHidden(rows, merges, stated, layout);
  return { grid: framed(rows, merges, layout), stated };
}

const LISTS = ["/", "、", " ", "、400"];

/** Two models in one cell: of the second all is written, or its last number alone. */
function listOf(model: string, by: number): string {
  const list = pick(LISTS, by);
  const second = secondOf(model, by);
  return list === "、400" ? `${model}${list}` : `${model}${list}${second}`;
}
const secondOf = (model: string, by: number) =>
  pick(LISTS, by) === "、400" ? model.replace(/\d+$/u, "400") : "KQL125-400";

/** The last row states two flows in one cell. */
function withBreak(
  rows: Printed[][],
  merges: readonly MergedRange[],
  column: number,
  stated: readonly Stated[],
  layout: Layout,
): DrawnTable {
  const last = rows.at(-1)!;
  last[column] = `${String(last[column])}\n${String(last[column])}`;
  return {
    grid: framed(rows, merges, layout),
    stated: stated.map((one, at) => ({ ...one, isOpen: at === stated.length - 1 })),
  };
}

const RANGES = ["-", "~", "…", "–", " ÷ ", "～"];

/** The last row states a flow from and to, which is a question: nobody may take either end unasked. */
function withRange(
  rows: Printed[][],
  merges: readonly MergedRange[],
  column: number,
  stated: readonly Stated[],
  layout: Layout,
): DrawnTable {
  const last = rows.at(-1)!;
  last[column] = `1${pick(RANGES, layout.picks[7] ?? 0)}${String(last[column])}`;
  return {
    grid: framed(rows, merges, layout),
    stated: stated.map((one, at) => ({ ...one, isOpen: at === stated.length - 1 })),
  };
}

/** The rows of the last product are hidden. */
function withHidden(
  rows: Printed[][],
  merges: readonly MergedRange[],
  stated: readonly Stated[],
  layout: Layout,
): DrawnTable {
  const count = stated.at(-1)!.points.length;
  const hiddenRows = new Set(Array.from({ length: count }, (_, at) => rows.length - at));
  const grid = framed(rows, merges, { ...layout, isTurned: false });
  return { grid: { ...grid, hiddenRows }, stated: stated.slice(0, -1) };
}

/** A layout and products laid out by it. */
export const drawings = layouts.chain((layout) =>
  trueProducts(layout.kind).map((products) => ({ layout, table: drawTable(products, layout) })),
);
