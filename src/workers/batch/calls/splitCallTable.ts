import type { SplitFault } from "#domain/building/systems/split/splitFault.ts";
import type { SplitArrangement } from "#domain/building/systems/split/splitList.ts";
import type { SplitConditions, SplitSystem } from "#domain/building/systems/split/SplitSettings.ts";
import type { SplitOffer, SplitPipeWindow, SplitRoomWindow, SplitsAnswer } from "../splits/SplitSheet.ts";
import { edit, read, stoppableRead } from "./Call.ts";

/** Calls for systems of indoor units; their diagrams, workbook and typed lengths are those of all systems. */
export const SPLIT_CALLS = {
  /** Computes what has changed, after the catalogue's outdoor units are read. Only if `isJudged` are records asked about. */
  splits: stoppableRead<(isJudged: boolean) => SplitsAnswer>(),
  /** Systems that a person has arranged and that are impossible with the units of now. */
  splitFaults: stoppableRead<() => readonly SplitFault[]>(),
  splitRooms: read<(id: string, from: number, to: number) => SplitRoomWindow>(),
  splitPipes: read<(id: string, from: number, to: number) => SplitPipeWindow>(),
  /** Of each series the outdoor unit that fits, or the one that lacks least. */
  splitOffers: read<(id: string) => readonly SplitOffer[]>(),
  /** One undo step each. The sentence why it is refused; empty if it is not. */
  setSplits: edit<(change: Partial<SplitConditions>) => string>(),
  setSplitBlock: edit<(id: string, change: Partial<Pick<SplitSystem, "block" | "heatBlock">>) => string>(),
  arrangeSplits: edit<(asked: SplitArrangement) => string>(),
  /** Keeps the outdoor unit of this id with its record's hash and what it is chosen for; `null`: none. */
  keepOutdoor: edit<(id: string, outdoor: string | null) => string>(),
};
