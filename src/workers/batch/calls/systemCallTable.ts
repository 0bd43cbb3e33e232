import type { AirChange } from "#domain/building/systems/air/AirSettings.ts";
import type { DuctPath } from "#domain/building/systems/air/pathToRoom.ts";
import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import type { CircuitName } from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { WaterChange } from "#domain/building/systems/water/changedSettings.ts";
import type { Season } from "#domain/building/systems/water/WaterSettings.ts";
import { edit, read, stoppableRead } from "./Call.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import type { Arrangement } from "#domain/building/systems/list/arrangement.ts";
import type { MachineYear } from "../systems/book/MachineYear.ts";
import type { AskedElement } from "../systems/AskedElement.ts";
import type { AirAnswer } from "../systems/AirSheet.ts";
import type { CircuitWindow, LineAsk, SegmentWindow, SystemsAnswer } from "../systems/SystemSheet.ts";

/**
 * Calls for the systems of the open building, each system by its id: water or air, as its kind of equipment needs.
 */
export const SYSTEM_CALLS = {
  /**
   * Computes what has changed. Requests the water side of products that is not known yet. Waits for unknown
   * verdicts on pumps only if `isJudged`, so that figures do not wait for a server.
   */
  systems: stoppableRead<(isJudged: boolean) => SystemsAnswer>(),
  /** The same for systems of ducts and their fans. */
  airSystems: stoppableRead<(isJudged: boolean) => AirAnswer>(),
  segmentLines: read<(id: string, asked: LineAsk, from: number, to: number) => SegmentWindow>(),
  /**
   * Data to draw the 系统图; null while the pipes cannot be computed. `notes` is null for the screen, which shows
   * them elsewhere.
   */
  systemDiagram: read<(id: string, season: Season, notes: readonly string[] | null) => Diagram | null>(),
  /** The 系统图 as a DXF file; null while the pipes cannot be computed. Its buffer is transferred. */
  systemDrawing:
    read<(id: string, season: Season, notes: readonly string[], address: string) => ArrayBuffer | null>(),
  /**
   * Sheets of the workbook of all systems, with the yearly energy of their machines; their buffers are
   * transferred.
   */
  systemBook: stoppableRead<(madeOn: string, years: readonly MachineYear[]) => readonly PlanSheet[]>(),
  /** Ordered by the loss of their circuits, the index circuit first. */
  circuitLines: read<(id: string, season: Season, from: number, to: number) => CircuitWindow>(),
  /** The ducts from a system's fan to a room, by the id of its terminal; null if they are not known. */
  pathToRoom: read<(id: string, terminal: string) => DuctPath | null>(),
  /** One undo step each. Answers why it was refused; empty if it was not. */
  setSystem: edit<(id: string, change: WaterChange) => string>(),
  setAir: edit<(id: string, change: AirChange) => string>(),
  /** Splits, merges, moves and renames systems. */
  arrangeSystems: edit<(asked: Arrangement) => string>(),
  /**
   * Keeps the pump of a system, or of a circuit of its plant, with its record's hash and the present duty; `null`
   * removes it.
   */
  keepPump: edit<(id: string, circuit: CircuitName | null, pump: ChosenMachine | null) => string>(),
  /** The same for the fan of a system of ducts. */
  keepFan: edit<(id: string, fan: ChosenMachine | null) => string>(),
  /**
   * Places an element on a duct with its product's present record, or replaces one. The next two set the loss of
   * an element and remove elements.
   */
  putElement: edit<(id: string, element: AskedElement) => string>(),
  typeElement: edit<(id: string, element: string, loss: number | null) => string>(),
  dropElements: edit<(id: string, dropped: readonly string[]) => string>(),
  /** `null` removes the typed length. The next call does the same for a fixed size. */
  typeLength: edit<(id: string, segment: string, length: number | null) => string>(),
  lockSize: edit<(id: string, segment: string, size: string | null) => string>(),
};
