import { formatNumber } from "../../../base/formatNumber.ts";
import { greatest, least } from "../../../base/lists.ts";
import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import type { SystemLists } from "../SystemLists.ts";
import { TEXT, type DiagramInk } from "./Diagram.ts";
import type { DrawnSystem } from "./DrawnSystem.ts";
import { mainOf, type DrawnStorey } from "./storeys.ts";

/** mm between supply and return */
export const GAP = 300;
/**
 * mm: height of the main above the storey's line. Between it and the units below is room for the longest size of a
 * duct, which runs upwards.
 */
const MAIN = 3350;
const UNIT = { bottom: 800, height: 450, width: 900 } as const;
const BUNDLE = { bottom: 350, height: 1850, width: 5600 } as const;
/** mm between a pipe and its words */
const OFF = 120;
/** Most rooms of a storey that are drawn one by one; more are one box. */
const SINGLES_MOST = 6;
const CODE_MOST = 9;
/** The line of a box for the room at the end of the index circuit */
const INDEX_LINE = 3;
/** mm by which the main to a box is lower, in its middle */
const LOWER = 1650;

type Point = readonly [x: number, y: number];

/** A drawing and its system */
export interface Drawing {
  readonly ink: DiagramInk;
  readonly system: DrawnSystem;
  readonly lists: Pick<SystemLists, "isIndex">;
}

export const cut = (text: string, most: number = CODE_MOST): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** DN80, or the text for a segment without a size */
const sizeOf = ({ run }: DrawnSystem, segment: number): string => {
  const size = run.columns.size[segment]!;
  return size === NO_SIZE ? "超出系列" : run.network.rules.sizes.names[size]!;
};

/** [消防]: marks of the elements in a segment; empty without any. */
function marksOf({ marksOf: of }: DrawnSystem, segment: number): string {
  const marks = of?.(segment) ?? "";
  return marks === "" ? "" : `[${marks}]`;
}

interface SegmentLabel {
  readonly isIndex: boolean;
  readonly isTurned?: boolean;
  /** Height for the flow of a duct that would cross another text */
  readonly flowAt?: number;
}

/**
 * Writes along a pipe: DN80 12.3. A duct has its size on one side and its flow on the other.
 *
 * @param point on the line, in the middle of the words
 */
export function labelSegment(
  { ink, system }: Drawing,
  segment: number,
  [x, y]: Point,
  { flowAt = y, ...more }: SegmentLabel,
): void {
  const flow = system.run.columns.flow[segment]!;
  const marks = marksOf(system, segment);
  const own = sizeOf(system, segment);
  const size = marks === "" || more.isTurned === true ? own : `${own} ${marks}`;
  const figure = formatNumber(flow, system.digitsOf(flow));
  // Along a riser there is only room for a short extra line.
  if (more.isTurned === true) ink.text("size", [x - 2 * OFF - TEXT, y], marks, more);
  const before: Point = more.isTurned === true ? [x - OFF, y] : [x, y + OFF];
  if (system.hasReturn) return ink.text("size", before, `${size} ${figure}`, more);
  ink.text("size", before, size, more);
  const behind: Point = more.isTurned === true ? [x + OFF + TEXT, flowAt] : [x, flowAt - OFF - TEXT];
  ink.text("size", behind, figure, more);
}

const codeOf = ({ terminals, givenIndex }: DrawnSystem, at: number): string => {
  const { code, room } = terminals[givenIndex[at]!]!;
  return code || room.name;
};

const isBundled = ({ singlesMost = SINGLES_MOST }: DrawnSystem, { terminals }: DrawnStorey): boolean =>
  terminals.length > singlesMost;

/** Width of a storey from the riser, mm */
export const storeyWidth = (system: DrawnSystem, storey: DrawnStorey): number =>
  system.pitch + (isBundled(system, storey) ? BUNDLE.width : storey.terminals.length * system.pitch);

/** mm from a supply to its return; 0 for a duct. */
const gapOf = ({ hasReturn }: DrawnSystem): number => (hasReturn ? GAP : 0);

/** Draws the main with a node and a unit for each room. */
function drawRooms(drawing: Drawing, { terminals }: DrawnStorey, [x, y]: Point): void {
  const { ink, system, lists } = drawing;
  const { layout } = system.run;
  const { pitch, hasReturn, isReversed } = system;
  const main = y + MAIN;
  const gap = gapOf(system);
  const nodeOf = (at: number) => x + pitch + at * pitch;
  terminals.forEach((terminal, at) => {
    const branch = layout.segmentOf[terminal]!;
    const stretch = mainOf(layout.parent, branch);
    const isIndex = lists.isIndex(branch);
    const isMain = lists.isIndex(stretch);
    const [from, to] = [at === 0 ? x : nodeOf(at - 1), nodeOf(at)];
    ink.line(system.line, isMain, [from, main], [to, main]);
    labelSegment(drawing, stretch, [(from + to) / 2, main], { isIndex: isMain });
    if (hasReturn && !isReversed)
      ink.line("return", isMain, [at === 0 ? x + GAP : from + GAP, main - GAP], [to + GAP, main - GAP]);
    const top = y + UNIT.bottom + UNIT.height;
    ink.line(system.line, isIndex, [to, main], [to, top]);
    if (hasReturn) ink.line("return", isIndex, [to + GAP, main - GAP], [to + GAP, top]);
    ink.text("size", [to - OFF, (main - 2 * gap + top) / 2], sizeOf(system, branch), {
      isIndex,
      isTurned: true,
    });
    ink.text("size", [to + OFF + TEXT, (main - 2 * gap + top) / 2], marksOf(system, branch), {
      ...{ isIndex, isTurned: true },
    });
    const middle = to + gap / 2;
    ink.box([middle - UNIT.width / 2, y + UNIT.bottom], UNIT.width, UNIT.height, isIndex);
    ink.text("unit", [middle, y + UNIT.bottom - OFF - 250], cut(codeOf(system, terminal)), { isIndex });
    const flow = formatNumber(system.run.columns.flow[branch]!, system.roomDigits);
    ink.text("unit", [middle, y + OFF], flow, { isIndex });
  });
  if (isReversed) drawReverse(drawing, terminals, nodeOf, [x, main]);
}

/** Draws the return from the first room to the last, and back along the corridor below it. */
function drawReverse(
  { ink, system, lists }: Drawing,
  terminals: readonly number[],
  nodeOf: (at: number) => number,
  [x, main]: Point,
): void {
  const { backOf } = system.run.layout;
  terminals.forEach((terminal, at) => {
    const isIndex = lists.isIndex(backOf[terminal]!);
    const from = nodeOf(at) + GAP;
    if (at < terminals.length - 1)
      return ink.line("return", isIndex, [from, main - GAP], [nodeOf(at + 1) + GAP, main - GAP]);
    const [end, leg] = [from + GAP, main - 2 * GAP];
    ink.line("return", isIndex, [from, main - GAP], [end, main - GAP]);
    ink.line("return", isIndex, [end, main - GAP], [end, leg]);
    ink.line("return", isIndex, [end, leg], [x + GAP, leg]);
  });
}

/** Draws the main to one box that names its rooms. */
function drawBundle(drawing: Drawing, { terminals }: DrawnStorey, [x, y]: Point): void {
  const { ink, system, lists } = drawing;
  const { run, terminals: all, givenIndex } = system;
  const branches = terminals.map((terminal) => run.layout.segmentOf[terminal]!);
  const first = mainOf(run.layout.parent, branches[0]!);
  const index = terminals.find((_, at) => lists.isIndex(branches[at]!));
  const isIndex = lists.isIndex(first);
  const main = y + MAIN - LOWER;
  const end = x + system.pitch;
  ink.line(system.line, isIndex, [x, main], [end, main]);
  if (system.hasReturn) ink.line("return", isIndex, [x + GAP, main - GAP], [end, main - GAP]);
  labelSegment(drawing, first, [(x + gapOf(system) + end) / 2, main], { isIndex });
  ink.box([end, y + BUNDLE.bottom], BUNDLE.width, BUNDLE.height, index !== undefined);
  const units = terminals.reduce((sum, at) => sum + all[givenIndex[at]!]!.room.count, 0);
  const sizes = branches.map((branch) => run.columns.size[branch]!);
  const ends = [least(sizes), greatest(sizes)].map((size) =>
    size === NO_SIZE ? "超出系列" : run.network.rules.sizes.names[size]!,
  );
  const built = branches
    .flatMap((branch) => [branch, mainOf(run.layout.parent, branch)])
    .filter((segment) => segment !== first && marksOf(system, segment) !== "").length;
  const lines = [
    `${cut(codeOf(system, terminals[0]!))} 至 ${cut(codeOf(system, terminals.at(-1)!))}`,
    `${formatNumber(terminals.length, 0)} 间 ${formatNumber(units, 0)} ${system.unit}`,
    `支管 ${ends[0] === ends[1] ? ends[0]! : ends.join(" 至 ")}${system.isReversed ? "，同程" : ""}${built === 0 ? "" : `，${built} 段有元件`}`,
    ...(index === undefined ? [] : [`${system.indexWord ?? "最不利"} ${cut(codeOf(system, index))}`]),
  ];
  lines.forEach((words, at) =>
    ink.text("unit", [end + 200, y + BUNDLE.bottom + BUNDLE.height - 400 - at * 420], words, {
      align: "left",
      isIndex: at === INDEX_LINE,
    }),
  );
}

/** Height of a storey's main above its line */
export const mainHeight = (system: DrawnSystem, storey: DrawnStorey): number =>
  isBundled(system, storey) ? MAIN - LOWER : MAIN;

/** How far below its main a storey's return joins the riser */
export const returnDrop = (system: DrawnSystem, storey: DrawnStorey): number =>
  system.isReversed && !isBundled(system, storey) ? 2 * GAP : GAP;

/** Draws a storey from its riser; `x` is the position of the supply. */
export const drawStorey = (drawing: Drawing, storey: DrawnStorey, at: Point): void =>
  isBundled(drawing.system, storey) ? drawBundle(drawing, storey, at) : drawRooms(drawing, storey, at);
