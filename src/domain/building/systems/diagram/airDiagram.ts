import { formatNumber } from "../../../base/formatNumber.ts";
import type { AirLists } from "../air/airLines.ts";
import type { AirSettings } from "../air/AirSettings.ts";
import { ELEMENT_WORDS } from "../air/DuctElement.ts";
import type { FanCard } from "../air/fanCard.ts";
import { FAN_NAMES } from "../air/fanTags.ts";
import type { RanAir } from "../air/runAirSystem.ts";
import type { Diagram } from "./Diagram.ts";
import { cut } from "./drawStorey.ts";
import { HEADER, PLANT_RIGHT, type DrawnPlant } from "./DrawnPlant.ts";
import { layOutDiagram } from "./layOutDiagram.ts";

/** Most characters of a model in the fan's box */
const MODEL_MOST = 16;

/** The words in the fan's box: its duty, and the kept fan */
const fanWords = ({ use, fan }: AirSettings, card: FanCard | null): readonly string[] => [
  FAN_NAMES[use],
  ...(card === null
    ? ["无工况"]
    : [`Q ${formatNumber(card.flow, 0)} m³/h`, `p ${formatNumber(card.pressure, 0)} Pa`]),
  ...(fan === null ? [] : [cut(fan.model, MODEL_MOST)]),
];

/** mm: least size of the fan's box, and its words */
const BOX = { width: 4000, height: 1500 } as const;
const ROOM = 2400;
/** mm between rooms: the longest size with the marks of all kinds of elements */
const PITCH = 3800;
const LINE = 450;
const OFF = 120;

/** The fan as a box of words, with its middle at the header */
const fanBox = (words: readonly string[]): DrawnPlant => ({
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

/** Marks of the elements in a segment: 消防, each kind once; empty without any. */
function marksOf({ run, settings }: Pick<RanAir, "run" | "settings">): (segment: number) => string {
  const marks = new Map<number, Set<string>>();
  for (const { segment, kind } of settings.elements) {
    const at = run.layout.segmentAt.get(segment);
    if (at === undefined) continue;
    const own = marks.get(at) ?? new Set();
    marks.set(at, own.add(ELEMENT_WORDS[kind].mark));
  }
  return (segment) => [...(marks.get(segment) ?? [])].join("");
}

interface AirDiagram {
  readonly title: string;
  readonly card: FanCard | null;
  readonly notes: readonly string[];
}

/** 系统图 of ducts, with sizes on one side and flows on the other */
export const airDiagram = (
  { run, givenIndex, terminals, settings }: RanAir,
  lists: AirLists,
  { title, card, notes }: AirDiagram,
): Diagram =>
  layOutDiagram(
    {
      ...{ run, givenIndex, terminals, plantLevel: settings.plantLevel },
      ...{ hasReturn: false, isReversed: false, line: "duct", pitch: PITCH },
      ...{ digitsOf: () => 0, roomDigits: 0, unit: "个风口", plant: fanBox(fanWords(settings, card)) },
      marksOf: marksOf({ run, settings }),
    },
    lists,
    { title, notes },
  );
