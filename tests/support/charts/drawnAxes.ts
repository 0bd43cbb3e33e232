import type { Draw } from "../fuzz/draw.ts";
import { textWidth, type PdfPen, type PenPoint } from "./PdfPen.ts";

export interface DrawnBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type FigureForm = "plain" | "thousands" | "comma" | "blank" | "power";

export interface DrawnAxis {
  readonly id: string;
  readonly panel: string;
  readonly side: "bottom" | "left" | "right";
  readonly quantity: string;
  readonly unit: string;
  readonly title: string;
  readonly scale: "linear" | "log";
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  readonly figures: readonly number[];
  readonly form: FigureForm;
  readonly colour: readonly number[];
  /** How far its line stands outside the frame. */
  readonly away: number;
}

/** What the axes of charts show: quantity, title, unit, and greatest values with the steps of their figures. */
export const SUBJECTS = {
  flow: [
    "flow",
    "Flow Q",
    "m³/h",
    [
      [40, 10],
      [90, 15],
      [120, 20],
      [350, 50],
      [1200, 200],
      [12500, 2500],
    ],
  ],
  head: [
    "head",
    "Head H",
    "m",
    [
      [20, 5],
      [45, 5],
      [70, 10],
      [100, 20],
    ],
  ],
  pressure: [
    "totalPressure",
    "Total pressure",
    "Pa",
    [
      [450, 50],
      [900, 100],
      [1400, 200],
      [2500, 500],
    ],
  ],
  efficiency: [
    "efficiency",
    "Efficiency",
    "%",
    [
      [100, 10],
      [100, 20],
    ],
  ],
  power: [
    "shaftPower",
    "Shaft power P",
    "kW",
    [
      [3, 0.5],
      [7.5, 1.5],
      [20, 2.5],
      [30, 5],
      [110, 10],
    ],
  ],
  npsh: [
    "npsh",
    "NPSH",
    "m",
    [
      [6, 1],
      [10, 2],
      [12, 2],
    ],
  ],
} as const;
export type Subject = keyof typeof SUBJECTS;

/** A share of the axis, from its beginning, as a value. */
export const valueOf = ({ scale, min, max }: DrawnAxis, share: number): number =>
  scale === "log" ? min * (max / min) ** share : min + (max - min) * share;

const shareOf = ({ scale, min, max }: DrawnAxis, value: number): number =>
  scale === "log" ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);

export function drawAxis(
  draw: Draw,
  of: Pick<DrawnAxis, "id" | "panel" | "side" | "away" | "colour"> & { readonly subject: Subject },
  isLog: boolean,
  isGerman: boolean,
): DrawnAxis {
  const [quantity, title, unit, tops] = SUBJECTS[of.subject];
  const { subject: _, ...own } = of;
  if (isLog) {
    const decade = 10 ** draw.below(3);
    const hasPowers = draw.chance(0.3);
    const min = hasPowers ? decade : decade * draw.oneOf([1, 2, 5]);
    const max = hasPowers ? decade * 1000 : min * draw.oneOf([50, 100, 200]);
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) =>
      [0, 1, 2, 3, 4, 5, 6].map((power) => digit * 10 ** power),
    );
    const ticks = all.filter((value) => value >= min && value <= max).toSorted((a, b) => a - b);
    const shown = hasPowers ? /^10*$/u : /^[125]0*$/u;
    const figures = ticks.filter((value) => shown.test(String(value)));
    return {
      ...own,
      quantity,
      title,
      unit,
      scale: "log",
      min,
      max,
      ticks,
      figures,
      form: hasPowers ? "power" : "plain",
    };
  }
  const [max, step] = draw.oneOf<readonly [number, number]>(tops);
  const min = of.subject !== "flow" && draw.chance(0.15) ? 2 * step : 0;
  const steps = Math.round((max - min) / step);
  const ticks = Array.from({ length: steps + 1 }, (__, at) => min + step * at);
  // Pages print 1,5 at one axis and 2,500 at another.
  const form =
    max > 1000
      ? isGerman
        ? draw.oneOf(["plain", "thousands", "blank"] as const)
        : draw.oneOf(["plain", "thousands", "blank"] as const)
      : isGerman
        ? "comma"
        : "plain";
  return { ...own, quantity, title, unit, scale: "linear", min, max, ticks, figures: ticks, form };
}

const printed = (value: number, form: FigureForm): string => {
  const text = String(Number(value.toFixed(3)));
  const grouped = (sign: string) => text.replace(/\B(?=(?:\d{3})+$)/gu, sign);
  switch (form) {
    case "thousands":
      return text.includes(".") ? text : grouped(",");
    case "blank":
      return text.includes(".") ? text : grouped(" ");
    case "comma":
      return text.replace(".", ",");
    case "plain":
    case "power":
      return text;
  }
};

export const placeOn = (axis: DrawnAxis, box: DrawnBox, value: number): number =>
  axis.side === "bottom"
    ? box.left + shareOf(axis, value) * (box.right - box.left)
    : box.bottom - shareOf(axis, value) * (box.bottom - box.top);

/** Where the line of an axis runs. */
export const lineOf = ({ side, away }: DrawnAxis, { left, right, bottom }: DrawnBox): number =>
  side === "bottom" ? bottom : side === "left" ? left - away : right + away;

/** Figures, ticks and title of an axis. */
export function printAxis(
  pen: PdfPen,
  axis: DrawnAxis,
  box: DrawnBox,
  ticks: "in" | "out" | "none",
  draw: Draw,
): void {
  const size = draw.oneOf([7, 8, 9]);
  const line = lineOf(axis, box);
  const isLevel = axis.side === "bottom";
  const out = axis.side === "left" ? -1 : 1;
  pen.ink(axis.colour).stroke(axis.colour, 0.7);
  if (ticks !== "none" || axis.away > 0)
    for (const value of axis.ticks) {
      const at = placeOn(axis, box, value);
      const length = (ticks === "in" ? -4 : 4) * out;
      pen.line(
        isLevel
          ? [
              [at, line],
              [at, line + length],
            ]
          : [
              [line, at],
              [line + length, at],
            ],
      );
    }
  for (const value of axis.figures) {
    const at = placeOn(axis, box, value);
    if (axis.form === "power") {
      const exponent = String(Math.round(Math.log10(value)));
      const wide = textWidth("10", size) + textWidth(exponent, 0.7 * size);
      const start: PenPoint = isLevel
        ? [at - wide / 2, line + 7 + size]
        : [axis.side === "left" ? line - 7 - wide : line + 7, at + 0.35 * size];
      pen.text("10", start, size);
      pen.text(exponent, [start[0] + textWidth("10", size), start[1] - 0.45 * size], 0.7 * size);
      continue;
    }
    const text = printed(value, axis.form);
    const wide = textWidth(text, size);
    if (isLevel) pen.text(text, [at - wide / 2, line + 7 + 0.72 * size], size);
    else pen.text(text, [axis.side === "left" ? line - 7 - wide : line + 7, at + 0.35 * size], size);
  }
  const title = `${axis.title} ${draw.chance(0.5) ? `(${axis.unit})` : `[${axis.unit}]`}`;
  const middle = isLevel ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
  const half = textWidth(title, size + 1) / 2;
  if (isLevel) pen.text(title, [middle - half, line + 28], size + 1);
  else pen.text(title, [axis.side === "left" ? line - 36 : line + 38, middle + half], size + 1, true);
}
