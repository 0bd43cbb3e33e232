import type { MergedRange, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { turnGrid } from "#domain/base/sheet/turnGrid.ts";
import {
  FLOW,
  INDEX,
  layouts,
  LIFTS,
  MODEL,
  MOTOR,
  NOTES,
  SHAFT,
  SPEED,
  TITLES,
  trueProducts,
  WEIGHT,
  type Drawn,
  type Layout,
  type TrueProduct,
} from "./drawnProducts.ts";

type Printed = string | number | null;

const WIDE = (text: string) =>
  text.replace(/[0-9.]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const grouped = (text: string, by: string) =>
  text.replace(/^\d+/u, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/gu, by));

/** A figure as the layout prints it, and the value that was printed, in the base unit. */
function print(
  value: number,
  [, factor]: readonly [string, number],
  digits: number,
  layout: Layout,
): readonly [Printed, number] {
  const rounded = Number((value * factor).toFixed(digits));
  const back = rounded / factor;
  if (layout.figures === "numbers" || rounded === 0) return [rounded, back];
  const plain = String(rounded);
  if (layout.figures === "commas")
    return [layout.hasThousands ? grouped(plain.replace(".", ","), ".") : plain.replace(".", ","), back];
  const text = layout.hasThousands ? grouped(plain, ",") : plain;
  return [layout.figures === "wide" ? WIDE(text) : text, back];
}

/** What the table states of a product, in base units, by quantity. */
export interface Stated {
  readonly model: string;
  readonly ratings: ReadonlyMap<string, number>;
  readonly points: readonly ReadonlyMap<string, number>[];
}

interface DrawnTable {
  readonly grid: SheetGrid;
  readonly stated: readonly Stated[];
}

/** The products as a maker might lay them out. */
function drawTable(products: readonly TrueProduct[], layout: Layout): DrawnTable {
  return layout.isMatrix ? drawMatrix(products, layout) : drawRows(products, layout);
}

const pick = <Item>(list: readonly Item[], by: number): Item => list[by % list.length]!;

function headOf(
  { heads }: Drawn,
  unit: string,
  by: number,
  layout: Layout,
): readonly [head: string, unit: string] {
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
  }
}

function drawRows(products: readonly TrueProduct[], layout: Layout): DrawnTable {
  const { language, picks, kind } = layout;
  const by = (at: number) => picks[at] ?? 0;
  const unitOf = (of: Drawn, at: number) => pick(of.units, by(at));
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
    const [head, below] = headOf(of, unit[0], by(at), layout);
    return {
      head,
      unit: below,
      isShared,
      quantity: of.quantity,
      cell: (product, point) => print(value(product, point), unit, of.digits, layout),
    };
  };
  const lift = LIFTS[kind];
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
    cell: ({ model: name }) => [name, 0],
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
  const columns = [model, ...(layout.hasIndex ? [index] : []), ...mixed];
  const merges: MergedRange[] = [];
  const rows: Printed[][] = [];
  if (layout.hasGroup) {
    const from = columns.indexOf(curve[0]!);
    const group = { zh: "性能参数", en: "Performance", de: "Betriebspunkt" }[language];
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
    return {
      model: product.model,
      points,
      ratings: new Map(
        columns.flatMap(({ quantity, cell, isShared }) =>
          quantity !== null && isShared ? [[quantity, cell(product, 0)[1]] as const] : [],
        ),
      ),
    };
  });
  return { grid: framed(rows, merges, layout), stated };
}

function drawMatrix(products: readonly TrueProduct[], layout: Layout): DrawnTable {
  const { language, kind, picks } = layout;
  const lift = LIFTS[kind];
  const [unit, liftUnit] = [pick(FLOW.units, picks[0] ?? 0), pick(lift.units, picks[1] ?? 0)];
  const flows = products[0]!.points.map(({ flow }) =>
    print(flow, unit, FLOW.digits, { ...layout, hasThousands: false }),
  );
  while (flows.length < 3)
    flows.push(print((flows.at(-1)?.[1] ?? 1) * 1.4, unit, FLOW.digits, { ...layout, hasThousands: false }));
  const [motor] = [pick(MOTOR.units, 0)];
  const blanks = flows.slice(1).map(() => null);
  const width = flows.length;
  const rows: Printed[][] = [
    [
      pick(MODEL[language], picks[6] ?? 0),
      `${pick(MOTOR.heads[language], picks[4] ?? 0)} (${motor[0]})`,
      `${FLOW.heads[language][0]!} (${unit[0]})`,
      ...blanks,
    ],
    [null, null, ...flows.map(([printed]) => printed)],
    [null, null, `${lift.heads[language][0]!} (${liftUnit[0]})`, ...blanks],
  ];
  const merges: MergedRange[] = [
    { startRow: 0, startCol: 0, endRow: 2, endCol: 0 },
    { startRow: 0, startCol: 1, endRow: 2, endCol: 1 },
    { startRow: 0, startCol: 2, endRow: 0, endCol: 1 + width },
    { startRow: 2, startCol: 2, endRow: 2, endCol: 1 + width },
  ];
  const stated = products.map((product): Stated => {
    const power = print(product.motor, motor, MOTOR.digits, layout);
    const lifts = flows.map((_, at) =>
      print(product.points[0]!.lift * (1 - 0.08 * at), liftUnit, lift.digits, layout),
    );
    const known = lifts.map((one, at) => (at === width - 1 && product.weight % 2 === 0 ? null : one));
    rows.push([product.model, power[0], ...known.map((one) => (one === null ? "—" : one[0]))]);
    return {
      model: product.model,
      ratings: new Map([["motorPower", power[1]]]),
      points: known.flatMap((one, at) =>
        one === null
          ? []
          : [
              new Map([
                ["flow", flows[at]![1]],
                [lift.quantity, one[1]],
              ]),
            ],
      ),
    };
  });
  return { grid: framed(rows, merges, { ...layout, isTurned: false }), stated };
}

/** With its title above and its note below, upright or on its side. */
function framed(
  rows: Printed[][],
  merges: readonly MergedRange[],
  { isTurned, kind, language }: Layout,
): SheetGrid {
  const body: SheetGrid = { name: "", isHidden: false, rows, merges };
  const { rows: lying, merges: lyingMerges } = (isTurned ? turnGrid(body) : null) ?? body;
  return {
    name: "",
    isHidden: false,
    rows: [[TITLES[kind][language]], ...lying, [NOTES[language]]],
    merges: lyingMerges.map((merge) => ({
      ...merge,
      startRow: merge.startRow + 1,
      endRow: merge.endRow + 1,
    })),
  };
}

/** A layout and products laid out by it. */
export const drawings = layouts.chain((layout) =>
  trueProducts(layout.kind).map((products) => ({ layout, table: drawTable(products, layout) })),
);
