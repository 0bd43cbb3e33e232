import { formatNumber } from "../../../base/formatNumber.ts";
import { ratioText } from "../split/fitWords.ts";
import type { RanSplit } from "../split/runSplits.ts";
import { capacitiesBehind, type SplitPipes } from "../split/splitPipes.ts";
import type { Diagram } from "./Diagram.ts";
import { cut } from "./drawStorey.ts";
import { HEADER, PLANT_RIGHT, type DrawnPlant } from "./DrawnPlant.ts";
import type { DrawnRun } from "./DrawnSystem.ts";
import { layOutDiagram } from "./layOutDiagram.ts";

/** An outdoor unit has few rooms, so each branch is drawn. */
const SINGLES_MOST = 24;
/** Most characters of a model in the outdoor unit's box */
const MODEL_MOST = 18;
/** mm: least size of the box, and its words */
const BOX = { width: 4400, height: 1500 } as const;
const ROOM = 2900;
const LINE = 450;
const OFF = 120;

/** The words in the outdoor unit's box: the kept unit, or the proposed one */
function outdoorWords({ system, fit, demand }: RanSplit): readonly string[] {
  const unit = system.outdoor?.of ?? (fit?.isMet === true ? fit.outdoor : null);
  if (unit === null) return ["室外机", "未选定"];
  return [
    system.outdoor === null ? "室外机（建议）" : "室外机",
    cut(unit.model, MODEL_MOST),
    `冷 ${formatNumber(unit.cooling, 1)} kW${unit.heating === null ? "" : `，热 ${formatNumber(unit.heating, 1)} kW`}`,
    `组合比 ${ratioText(fit?.ratio ?? null)}%，${demand.units} 台`,
    ...(unit.liquidPipe === null || unit.gasPipe === null
      ? []
      : [`液管 ${unit.liquidPipe} 气管 ${unit.gasPipe} mm`]),
  ];
}

const outdoorBox = (words: readonly string[]): DrawnPlant => ({
  room: ROOM,
  draw(ink) {
    const left = PLANT_RIGHT - BOX.width;
    const height = Math.max(BOX.height, words.length * LINE + 2 * OFF);
    const y = -HEADER - height / 2;
    ink.box([left, y], BOX.width, height);
    words.forEach((line, at) =>
      ink.text("unit", [left + OFF, y + height - LINE - OFF / 2 - at * LINE], line, { align: "left" }),
    );
    return left;
  },
});

/**
 * A run whose sizes are lengths, ascending so that a range of them is one text, and whose flows are the kW behind.
 */
function drawnRun({ demand }: RanSplit, pipes: SplitPipes): DrawnRun {
  const { segments, numbers } = pipes.tree;
  const lengths = [...new Set(segments.map(({ length }) => length))].sort((a, b) => a - b);
  const rank = new Map(lengths.map((length, at) => [length, at]));
  return {
    network: {
      segments,
      rules: { sizes: { names: lengths.map((length) => `${formatNumber(length, 1)} m`) } },
    },
    layout: { ...numbers, order: Int32Array.of(0) },
    columns: {
      size: Int32Array.from(segments, ({ length }) => rank.get(length)!),
      flow: capacitiesBehind(pipes, demand),
    },
    index: pipes.farthest,
  };
}

/** Segments from the outdoor unit to the farthest room */
function farthestPath({ tree, farthest }: SplitPipes): ReadonlySet<number> {
  const { parent, segmentOf } = tree.numbers;
  const found = new Set<number>();
  for (let at = segmentOf[farthest]!; at >= 0; at = parent[at]!) found.add(at);
  return found;
}

/** −1 is the first storey below the ground, 1 the first above. */
const storeyOfLevel = (level: number): number => (level >= 0 ? level + 1 : level);

/**
 * 系统图 of refrigerant pipes, with liquid and gas as one line: the length on one side, the rating behind on the
 * other.
 */
export function splitDiagram(
  ran: RanSplit,
  pipes: SplitPipes,
  { title, notes }: { readonly title: string; readonly notes: readonly string[] },
): Diagram {
  const farthest = farthestPath(pipes);
  return layOutDiagram(
    {
      ...{ run: drawnRun(ran, pipes), givenIndex: pipes.givenIndex, plantLevel: storeyOfLevel(pipes.level) },
      terminals: ran.rooms.map((room) => ({ code: room.code, zone: room.zone, level: room.level, room })),
      ...{ hasReturn: false, isReversed: false, line: "supply", pitch: 3000, plantName: "室外机" },
      ...{ indexWord: "最远", singlesMost: SINGLES_MOST },
      ...{ digitsOf: () => 1, roomDigits: 1, unit: "台", plant: outdoorBox(outdoorWords(ran)) },
    },
    { isIndex: (at) => farthest.has(at) },
    { title, notes },
  );
}
