import type { SplitFault } from "#domain/building/systems/split/splitFault.ts";
import type { SplitArrangement } from "#domain/building/systems/split/splitList.ts";
import type { SplitConditions, SplitSystem } from "#domain/building/systems/split/SplitSettings.ts";
import type { SplitOffer, SplitPipeWindow, SplitRoomWindow, SplitsAnswer } from "../splits/SplitSheet.ts";
import { edit, read, stoppableRead } from "./Call.ts";

/** Calls for systems of indoor units. Diagrams, workbook and typed lengths use the calls for all systems. */
export const SPLIT_CALLS = {
  /**
   * Computes what has changed; the catalogue's outdoor units are read first. Compares kept units with the
   * catalogue only if `isJudged`.
   */
  splits: stoppableRead<(isJudged: boolean) => SplitsAnswer>(),
  /** Systems that a person arranged and that are impossible with the present units. */
  splitFaults: stoppableRead<() => readonly SplitFault[]>(),
  splitRooms: read<(id: string, from: number, to: number) => SplitRoomWindow>(),
  splitPipes: read<(id: string, from: number, to: number) => SplitPipeWindow>(),
  /** For each series the outdoor unit that fits, or the one that lacks least. */
  splitOffers: read<(id: string) => readonly SplitOffer[]>(),
  /** One undo step each. Answers why it was refused; empty if it was not. */
  setSplits: edit<(change: Partial<SplitConditions>) => string>(),
  setSplitBlock: edit<(id: string, change: Partial<Pick<SplitSystem, "block" | "heatBlock">>) => string>(),
  arrangeSplits: edit<(asked: SplitArrangement) => string>(),
  /**
   * Keeps the outdoor unit with this id, with its record's hash and the duty it is chosen for; `null` removes it.
   */
  keepOutdoor: edit<(id: string, outdoor: string | null) => string>(),
};
