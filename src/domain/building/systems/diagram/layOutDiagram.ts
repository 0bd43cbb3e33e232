import { greatest, least } from "../../../base/lists.ts";
import { levelOfStorey } from "../PlacedRoom.ts";
import type { SystemLists } from "../SystemLists.ts";
import { DiagramInk, TEXT, type Diagram } from "./Diagram.ts";
import type { DrawnSystem } from "./DrawnSystem.ts";
import {
  cut,
  drawStorey,
  GAP,
  labelSegment,
  mainHeight,
  returnDrop,
  storeyWidth,
  type Drawing,
} from "./drawStorey.ts";
import { HEADER, PLANT_RIGHT, type DrawnPlant } from "./DrawnPlant.ts";
import { levelNames, storeysByZone, type DrawnStorey } from "./storeys.ts";

/** mm of the drawing */
const STOREY = 3950;
const RISER_LEFT = 1800;
const COLUMN_GAP = 1600;
/** Left edge of the names of storeys; a wide plant moves it further left. */
const NAMES = -8600;
const TITLE = 500;
const LINE = 450;
const OFF = 120;

/** mm for the words along a riser */
const LABEL = 2500;
/** Most characters of names of zones and storeys */
const ZONE_MOST = 9;
const FLOOR_MOST = 18;
/** Most ems in a line of the notes, and the ems of a figure or Latin letter */
const NOTE_MOST = 60;
const LATIN = 0.66;
/** Height of an em over that of capitals */
const EM = 1.5;

function inPieces(note: string): readonly string[] {
  const lines: string[] = [];
  let [line, width] = ["", 0];
  for (const sign of note) {
    const own = sign <= "~" ? LATIN : 1;
    if (width + own > NOTE_MOST) {
      lines.push(line);
      [line, width] = ["", 0];
    }
    line += sign;
    width += own;
  }
  return [...lines, line];
}

/** y of every storey, with the plant's. Only served storeys are drawn, one above the other without gaps. */
function levelHeights(
  zones: readonly (readonly DrawnStorey[])[],
  plantLevel: number,
  { room }: DrawnPlant,
): ReadonlyMap<number, number> {
  const levels = new Set([plantLevel, ...zones.flat().map(({ level }) => level)]);
  const sorted = [...levels].sort((a, b) => a - b);
  const base = sorted.indexOf(plantLevel);
  const heights = new Map<number, number>();
  sorted.forEach((level, at) => heights.set(level, (at - base) * STOREY - (at < base ? room : 0)));
  return heights;
}

/** Draws a zone: its riser up and down from the header, and its storeys. */
function drawZone(
  drawing: Drawing,
  storeys: readonly DrawnStorey[],
  x: number,
  heights: ReadonlyMap<number, number>,
) {
  const { ink, system, lists } = drawing;
  const plant = heights.get(levelOfStorey(system.plantLevel))!;
  const begin = { supply: -HEADER, back: -HEADER - GAP };
  const ends = { up: begin, down: begin };
  const isThrough = ({ level }: DrawnStorey) =>
    storeys.some((other) => other.level >= level && other.terminals.includes(system.run.index));
  for (const storey of storeys) {
    const { level, riser } = storey;
    const y = heights.get(level)!;
    const direction = y >= plant ? "up" : "down";
    const from = ends[direction];
    const to = {
      supply: y + mainHeight(system, storey),
      back: y + mainHeight(system, storey) - returnDrop(system, storey),
    };
    // On the plant's own storey the main has no riser segment of its own; the first pipe of the riser passes it.
    const isIndex = riser >= 0 ? lists.isIndex(riser) : isThrough(storey);
    ink.line(system.line, isIndex, [x, from.supply], [x, to.supply]);
    if (system.hasReturn) ink.line("return", isIndex, [x + GAP, from.back], [x + GAP, to.back]);
    const middle =
      direction === "up" ? y + Math.max((to.supply - y) / 2, LABEL / 2) : (from.supply + to.supply) / 2;
    // Below the main that leaves the riser to the right
    const flowAt = direction === "up" ? (y + to.supply) / 2 : middle;
    if (riser >= 0) labelSegment(drawing, riser, [x, middle], { isIndex, isTurned: true, flowAt });
    drawStorey(drawing, storey, [x, y]);
    ends[direction] = to;
  }
}

/** Draws the header from the plant past all risers, in colour up to the riser of the index circuit. */
function drawHeader(drawing: Drawing, risers: readonly { x: number; isIndex: boolean }[]): void {
  const { ink, system, lists } = drawing;
  const from = PLANT_RIGHT;
  const last = risers.at(-1)!.x;
  const index = risers.find(({ isIndex }) => isIndex)?.x ?? from;
  const plant = system.run.layout.order[0]!;
  const isIndex = lists.isIndex(plant);
  const pair = [
    [system.line, -HEADER, 0],
    ["return", -HEADER - GAP, GAP],
  ] as const;
  for (const [role, y, shift] of system.hasReturn ? pair : pair.slice(0, 1)) {
    if (index > from) ink.line(role, true, [from, y], [index + shift, y]);
    if (index < last) ink.line(role, false, [index > from ? index + shift : from, y], [last + shift, y]);
  }
  labelSegment(drawing, plant, [(from + risers[0]!.x) / 2, -HEADER], { isIndex });
}

/**
 * 系统图 of a system that ran: storeys one above the other, a riser for each zone, mains with the rooms of each
 * storey (many as one box), and the plant's machines at the header. Sizes and flows in m³/h are along the pipes,
 * and the index circuit is marked.
 *
 * @param notes lines of text below the drawing
 */
export function layOutDiagram(
  system: DrawnSystem,
  lists: Pick<SystemLists, "isIndex">,
  { title, notes }: { readonly title: string; readonly notes: readonly string[] },
): Diagram {
  const ink = new DiagramInk();
  const drawing = { ink, system, lists };
  const zones = storeysByZone(system);
  const plantLevel = levelOfStorey(system.plantLevel);
  const heights = levelHeights(zones, plantLevel, system.plant);
  let x = RISER_LEFT;
  const risers = zones.map((storeys) => {
    const at = x;
    drawZone(drawing, storeys, at, heights);
    const name = storeys[0]!.zone;
    if (name !== "")
      ink.text("floor", [at + RISER_LEFT, -HEADER - GAP - 2 * LINE], cut(name, ZONE_MOST), { align: "left" });
    x += greatest(storeys.map((storey) => storeyWidth(system, storey))) + COLUMN_GAP + RISER_LEFT;
    return {
      x: at,
      isIndex: storeys.some(({ terminals }) => terminals.includes(system.run.index)),
    };
  });
  drawHeader(drawing, risers);
  const edge = Math.min(NAMES, system.plant.draw(ink));
  const right = x - RISER_LEFT;
  const names = levelNames(system);
  for (const [level, y] of heights) {
    ink.line("floor", false, [edge, y], [right, y]);
    const name = cut(names.get(level) ?? `${system.plantLevel} 层`, FLOOR_MOST);
    ink.text(
      "floor",
      [edge + OFF, y + OFF],
      level === plantLevel ? `${name}（${system.plantName ?? "机房"}）` : name,
      {
        align: "left",
      },
    );
  }
  const highest = greatest([...heights.values()]) + STOREY;
  const lowest = least([...heights.values(), -system.plant.room]);
  ink.text("title", [(edge + right) / 2, highest + TITLE], title, { size: TITLE });
  const lines = notes.flatMap(inPieces);
  lines.forEach((note, at) => ink.text("note", [edge, lowest - (at + 2) * LINE], note, { align: "left" }));
  return {
    lines: ink.lines,
    circles: ink.circles,
    texts: ink.texts,
    ...{ left: edge - TEXT, right: Math.max(right, edge + NOTE_MOST * TEXT * EM) + TEXT },
    ...{ bottom: lowest - (lines.length + 2) * LINE, top: highest + 2 * TITLE + TEXT },
  };
}
