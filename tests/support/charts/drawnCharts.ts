import { drawFrom, type Draw } from "../fuzz/draw.ts";
import {
  drawAxis,
  lineOf,
  placeOn,
  printAxis,
  valueOf,
  type DrawnAxis,
  type DrawnBox,
  type Subject,
} from "./drawnAxes.ts";
import { drawCurve, drawRing, SHAPES, WAYS, type Shape, type Way } from "./drawnCurves.ts";
import { BLACK, drawFrame, FINE_GRIDS, FRAMES, GRIDS, type Look } from "./drawnFrames.ts";
import { drawSpoil, SPOILS } from "./drawnSpoils.ts";
import { PdfPen, pdfOfPage, type PenPoint } from "./PdfPen.ts";

export interface DrawnCurve {
  readonly id: string;
  readonly x: string;
  readonly y: string;
  readonly quantity: string;
  readonly shape: "function" | "relation";
  readonly parameter?: { readonly name: string; readonly value: number };
  readonly points: [number, number][];
  readonly way: Way;
}

export interface DrawnChart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In the form of the truth beside the charts of a folder. */
  readonly truth: {
    readonly format: "volute-curves/1";
    readonly id: string;
    readonly file: string;
    readonly source: "vector";
    readonly page: number;
    readonly panels: { id: string; frame: [number, number][] }[];
    readonly axes: (Omit<DrawnAxis, "ticks"> & { calibration: { value: number; x: number; y: number }[] })[];
    readonly curves: DrawnCurve[];
  };
  /** How it was drawn, for the message of a test that fails. */
  readonly story: string;
}

/** What curves show. */
type Curved = Exclude<Subject, "flow">;

const [WIDTH, HEIGHT] = [595, 430];
const COLOURS = [
  [0.12, 0.3, 0.61],
  [0.78, 0.06, 0.18],
  [0.04, 0.49, 0.22],
  [0.7, 0.36, 0],
];

/** A page with one, two or three charts whose truth is known. */
export function drawnChart(seed: number): DrawnChart {
  const draw = drawFrom(seed);
  const pen = new PdfPen(HEIGHT);
  const layout = draw.oneOf(["one", "one", "beside", "stacked"] as const);
  const boxes: DrawnBox[] =
    layout === "one"
      ? [{ left: 70, top: 50, right: 470, bottom: 360 }]
      : layout === "beside"
        ? [
            { left: 60, top: 60, right: 260, bottom: 340 },
            { left: 350, top: 60, right: 550, bottom: 340 },
          ]
        : [
            { left: 80, top: 40, right: 460, bottom: 190 },
            { left: 80, top: 210, right: 460, bottom: 360 },
          ];
  const frame = draw.oneOf(FRAMES);
  const grid: Look["grid"] =
    frame === "field" ? "field" : frame === "axes" ? draw.oneOf(FINE_GRIDS) : draw.oneOf(GRIDS);
  const look = {
    frame,
    grid,
    ticks: draw.oneOf(["in", "out", "none"] as const),
    isBlack: draw.chance(0.5),
    isGerman: draw.chance(0.3),
  };
  const axes: DrawnAxis[] = [];
  const curves: DrawnCurve[] = [];
  pen.ink(BLACK).text(`Type ${seed} performance at 1450 r/min`, [200, 24], 12);
  boxes.forEach((box, at) => {
    const panel = drawPanel(
      pen,
      draw,
      box,
      `p${at}`,
      { ...look, layout, isLowest: layout !== "stacked" || at === 1 },
      axes,
    );
    axes.push(...panel.axes);
    curves.push(...panel.curves);
  });
  const turn = draw.oneOf([0, 0, 0, 90, 270, 180]);
  // Of a page that lies on its side the truth is told as it is shown: on its side.
  const isOnSide = turn === 90 && draw.chance(0.5);
  const shown = ([x, y]: PenPoint): [number, number] => (isOnSide ? [y, WIDTH - x] : [x, y]);
  const panels = boxes.map(({ left, top, right, bottom }, at) => ({
    id: `p${at}`,
    frame: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ].map(([x = 0, y = 0]) => shown([x, y])),
  }));
  const isForm = draw.chance(0.25);
  const truth = {
    format: "volute-curves/1" as const,
    id: `drawn ${seed}`,
    file: "",
    source: "vector" as const,
    page: 1,
    panels,
    axes: axes.map((axis) => ({
      ...axis,
      calibration: calibrationOf(axis, boxes[Number(axis.panel.slice(1))]!).map(({ value, x, y }) => {
        const [u, v] = shown([x, y]);
        return { value, x: u, y: v };
      }),
    })),
    curves,
  };
  return {
    bytes: turnedPage(pen.content, turn, isForm, isOnSide),
    truth,
    story: `seed ${seed}: ${layout}, frame ${frame}, grid ${grid}, ticks ${look.ticks}, turned ${turn}${isOnSide ? " by its content" : ""}, form ${isForm}`,
  };
}

/** The page has /Rotate, and its content is turned the other way, so that it is shown upright. */
function turnedPage(content: string, turn: number, isForm: boolean, isOnSide: boolean) {
  const matrix =
    turn === 90
      ? `0 1 -1 0 ${HEIGHT} 0`
      : turn === 180
        ? `-1 0 0 -1 ${WIDTH} ${HEIGHT}`
        : turn === 270
          ? `0 -1 1 0 0 ${WIDTH}`
          : "1 0 0 1 0 0";
  const [width, height] = turn % 180 === 0 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
  return isForm
    ? pdfOfPage({
        width,
        height,
        rotate: isOnSide ? 0 : turn,
        content: "q /X1 Do Q",
        form: { matrix, content },
      })
    : pdfOfPage({ width, height, rotate: isOnSide ? 0 : turn, content: `q ${matrix} cm\n${content}\nQ` });
}

function calibrationOf(axis: DrawnAxis, box: DrawnBox) {
  return [axis.min, axis.max].map((value) => {
    const at = placeOn(axis, box, value);
    const line = lineOf(axis, box);
    return axis.side === "bottom" ? { value, x: at, y: line } : { value, x: line, y: at };
  });
}

function drawPanel(
  pen: PdfPen,
  draw: Draw,
  box: DrawnBox,
  panel: string,
  look: Look,
  before: readonly DrawnAxis[],
) {
  const isFamily = draw.chance(0.4);
  const isLog = isFamily && look.layout !== "stacked" && draw.chance(0.4);
  const lift: "head" | "pressure" = draw.oneOf(["head", "pressure"] as const);
  const subjects: readonly Curved[] = isFamily
    ? [lift]
    : look.layout === "one"
      ? ([lift, "efficiency", "power", "npsh"].slice(0, 1 + draw.below(3)) as Curved[])
      : [draw.oneOf([lift, "efficiency", "power"] as const)];
  const colourOf = (at: number) => (look.isBlack ? BLACK : COLOURS[at % COLOURS.length]!);
  const shared = before.find(({ side }) => side === "bottom");
  const base = { panel, away: 0, colour: BLACK };
  const x: DrawnAxis =
    look.layout === "stacked" && shared
      ? { ...shared, id: `x${panel}`, panel }
      : drawAxis(draw, { ...base, id: `x${panel}`, side: "bottom", subject: "flow" }, isLog, look.isGerman);
  const ys = subjects.map((subject, at) =>
    drawAxis(
      draw,
      {
        id: `${subject}${panel}`,
        panel,
        side: at === 0 ? "left" : "right",
        away: at === 2 ? 50 : 0,
        colour: isFamily ? BLACK : colourOf(at),
        subject,
      },
      isLog,
      look.isGerman,
    ),
  );
  drawFrame(pen, box, look, x, ys[0]!);
  for (const axis of ys.slice(1)) {
    const line = lineOf(axis, box);
    pen.stroke(axis.colour, 0.7).line([
      [line, box.top],
      [line, box.bottom],
    ]);
  }
  // Stacked charts show the figures of the flow below the lowest.
  if (look.isLowest) printAxis(pen, x, box, look.ticks, draw);
  for (const axis of ys) printAxis(pen, axis, box, look.ticks, draw);
  const toPage = ([u, v]: PenPoint): PenPoint => [
    box.left + u * (box.right - box.left),
    box.bottom - v * (box.bottom - box.top),
  ];
  const width = draw.oneOf([0.8, 1.2, 1.5]);
  const levels = isFamily ? [1, 0.92, 0.84, 0.76].slice(0, 2 + draw.below(3)) : [1];
  const way = draw.oneOf(WAYS);
  const shapes: { axis: DrawnAxis; shape: Shape; label: string; parameter?: DrawnCurve["parameter"] }[] =
    isFamily
      ? family(draw, lift, levels).map((one) => ({ ...one, axis: ys[0]! }))
      : ys.map((axis, at) => ({
          axis,
          shape: SHAPES[subjects[at]!](draw),
          label: { head: "H", pressure: "Total pressure", efficiency: "Eff.", power: "P", npsh: "NPSH" }[
            subjects[at]!
          ],
        }));
  const spoils = SPOILS.filter(() => draw.chance(0.18));
  const fine = (shape: Shape) => Array.from({ length: 120 }, (_, at) => toPage(shape(at / 119)));
  for (const spoil of spoils.filter((one) => one === "gradient" || one === "area"))
    drawSpoil(pen, spoil, box, fine(shapes[0]!.shape), draw);
  const hasLegend = !look.isBlack && way !== "outline" && way !== "dashes" && draw.chance(0.3);
  const hasRings = isFamily && draw.chance(0.3);
  const drawn = shapes.map(({ axis, shape, label, parameter }, at): DrawnCurve => {
    const seen = drawCurve(pen, shape, toPage, { colour: colourOf(at), width, way }, draw);
    const end = seen.at(-1)!;
    if (hasLegend) {
      const y = box.top + 10 + 10 * at;
      pen.line([
        [box.right - 70, y],
        [box.right - 52, y],
      ]);
      pen.ink(BLACK).text(label, [box.right - 48, y + 2.5], 7);
    } else pen.ink(BLACK).text(label, [end[0] + 3, end[1] + 2.5], 7);
    const points = seen.map(([u, v]): [number, number] => [
      valueOf(x, (u - box.left) / (box.right - box.left)),
      valueOf(axis, (box.bottom - v) / (box.bottom - box.top)),
    ]);
    return {
      id: `${axis.id} ${label}`,
      x: x.id,
      y: axis.id,
      quantity: axis.quantity,
      shape: "function",
      ...(parameter && { parameter }),
      points,
      way,
    };
  });
  for (const spoil of spoils.filter((one) => one !== "gradient" && one !== "area"))
    drawSpoil(pen, spoil, box, fine(shapes[0]!.shape), draw);
  const rings = hasRings ? [50, 60].map((value, at) => drawRing(pen, toPage, value, 0.14 - 0.07 * at)) : [];
  const ringed = rings.map(({ value, points }): DrawnCurve => ({
    id: `ring ${value}`,
    x: x.id,
    y: ys[0]!.id,
    quantity: "efficiency",
    shape: "relation",
    parameter: { name: "efficiency", value },
    points: points.map(([u, v]): [number, number] => [
      valueOf(x, (u - box.left) / (box.right - box.left)),
      valueOf(ys[0]!, (box.bottom - v) / (box.bottom - box.top)),
    ]),
    way: "polyline",
  }));
  return { axes: [x, ...ys], curves: [...drawn, ...ringed] };
}

function family(draw: Draw, lift: "head" | "pressure", levels: readonly number[]) {
  const seed = draw.below(1_000_000);
  return levels.map((level) => {
    // All of a family have one shape.
    const shape = SHAPES[lift](drawFrom(seed), level);
    const value = Math.round((lift === "head" ? 220 : 1450) * level);
    return lift === "head"
      ? { shape, label: `Ø${value}`, parameter: { name: "impeller diameter", value } }
      : { shape, label: `${value} r/min`, parameter: { name: "speed", value } };
  });
}
