import { limitWords, modeWords } from "./fitWords.ts";
import type { OutdoorFit } from "./outdoorFit.ts";
import type { RanSplit } from "./runSplits.ts";

/** A system of indoor units that neither its outdoor unit nor any other of the catalogue carries. */
export interface SplitFault {
  /** Id */
  readonly system: string;
  /** 3F 多联机 */
  readonly name: string;
  readonly rooms: number;
  /** The kept outdoor unit; else the one that lacks least. */
  readonly model: string;
  readonly isKept: boolean;
  /** What it misses, each with both figures. */
  readonly why: string;
}

/** What certainly fails: once a limit is exceeded, what a table leaves open no longer matters. */
const missed = ({ faults, cooling, heating }: OutdoorFit): readonly string[] => [
  ...faults.map(limitWords),
  ...[cooling, heating].flatMap((mode) =>
    mode !== null && (mode.isMet === false || mode.rated === null) ? modeWords(mode) : [],
  ),
];

/** Why no outdoor unit carries the rooms of a system together; null if one does, or if it is not known. */
export function splitFault({ system, rooms, fit, verdict }: RanSplit): SplitFault | null {
  const isImpossible = verdict === null ? fit?.isMet === false : verdict.state === "fails";
  if (fit === null || !isImpossible) return null;
  return {
    system: system.id,
    name: system.name,
    rooms: rooms.length,
    model: fit.outdoor.model,
    isKept: system.outdoor !== null,
    why: missed(fit).join("；"),
  };
}
