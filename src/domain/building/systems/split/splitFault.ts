import { limitWords, modeWords } from "./fitWords.ts";
import type { OutdoorFit } from "./outdoorFit.ts";
import type { RanSplit } from "./runSplits.ts";

/** A system of indoor units that no outdoor unit of the catalogue carries, nor the kept one */
export interface SplitFault {
  /** Id of the system */
  readonly system: string;
  /** 3F 多联机 */
  readonly name: string;
  readonly rooms: number;
  /** The kept outdoor unit, else the one with the least faults */
  readonly model: string;
  readonly isKept: boolean;
  /** Its shortfalls, each with both figures */
  readonly why: string;
}

/** The certain shortfalls: with an exceeded limit, a state outside a table no longer matters. */
const missed = ({ faults, cooling, heating }: OutdoorFit): readonly string[] => [
  ...faults.map(limitWords),
  ...[cooling, heating].flatMap((mode) =>
    mode !== null && (mode.isMet === false || mode.rated === null) ? modeWords(mode) : [],
  ),
];

/** Why no outdoor unit carries a system's rooms together; null if one does, or if that is unknown. */
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
