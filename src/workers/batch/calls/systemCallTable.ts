import type { WaterKind, WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import type { ChosenPump } from "#domain/building/systems/water/KeptPump.ts";
import { edit, read, stoppableRead } from "./Call.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import type { LineShow } from "#domain/building/systems/water/WaterLists.ts";
import type { CircuitWindow, SegmentWindow, SystemsAnswer } from "../systems/SystemSheet.ts";

/** Calls for the systems of water of the open building. */
export const SYSTEM_CALLS = {
  /** Computes what has changed, after asking for the water side of products that are not known yet. */
  systems: stoppableRead<() => SystemsAnswer>(),
  segmentLines: read<(kind: WaterKind, show: LineShow, from: number, to: number) => SegmentWindow>(),
  /** Sheets of the workbook of all systems, whose buffers are transferred. */
  systemBook: stoppableRead<(madeOn: string) => readonly PlanSheet[]>(),
  /** By the loss of their circuits, the index first. */
  circuitLines: read<(kind: WaterKind, from: number, to: number) => CircuitWindow>(),
  /** One undo step each. The sentence why it is refused; empty if it is not. */
  setSystem: edit<(kind: WaterKind, change: Partial<WaterSettings>) => string>(),
  /** Keeps the pump of a system with its record's hash and the duty of now; `null`: none. */
  keepPump: edit<(kind: WaterKind, pump: ChosenPump | null) => string>(),
  /** `null` takes a typed length or a fixed size back. */
  typeLength: edit<(kind: WaterKind, id: string, length: number | null) => string>(),
  lockSize: edit<(kind: WaterKind, id: string, size: string | null) => string>(),
};
