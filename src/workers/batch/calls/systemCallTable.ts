import type { AirChange } from "#domain/building/systems/air/AirSettings.ts";
import type { WayToRoom } from "#domain/building/systems/air/wayToRoom.ts";
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

/** Calls for the systems of the open building, water or air by its kind of equipment, each system by its id. */
export const SYSTEM_CALLS = {
  /**
   * Computes what has changed, after asking for the water side of products that are not known yet. Only if `isJudged` are
   * verdicts on pumps waited for that are not known: figures do not wait for a server.
   */
  systems: stoppableRead<(isJudged: boolean) => SystemsAnswer>(),
  /** The same of systems of ducts and their fans. */
  airSystems: stoppableRead<(isJudged: boolean) => AirAnswer>(),
  segmentLines: read<(id: string, asked: LineAsk, from: number, to: number) => SegmentWindow>(),
  /** 系统图, to be drawn; null while the pipes cannot be computed. Without notes for the screen, which shows them elsewhere. */
  systemDiagram: read<(id: string, season: Season, notes: readonly string[] | null) => Diagram | null>(),
  /** 系统图 as a DXF file, whose buffer is transferred; null while the pipes cannot be computed. */
  systemDrawing:
    read<(id: string, season: Season, notes: readonly string[], address: string) => ArrayBuffer | null>(),
  /** Sheets of the workbook of all systems with the years of their machines, whose buffers are transferred. */
  systemBook: stoppableRead<(madeOn: string, years: readonly MachineYear[]) => readonly PlanSheet[]>(),
  /** By the loss of their circuits, the index first. */
  circuitLines: read<(id: string, season: Season, from: number, to: number) => CircuitWindow>(),
  /** The ducts from a system's fan to a room, by the id of its terminal; null where they are not known. */
  wayToRoom: read<(id: string, terminal: string) => WayToRoom | null>(),
  /** One undo step each. The sentence why it is refused; empty if it is not. */
  setSystem: edit<(id: string, change: WaterChange) => string>(),
  setAir: edit<(id: string, change: AirChange) => string>(),
  /** Splits, merges, moves and renames. */
  arrangeSystems: edit<(asked: Arrangement) => string>(),
  /** Keeps the pump of a system or of a circuit of its plant with its record's hash and the duty of now; `null`: none. */
  keepPump: edit<(id: string, circuit: CircuitName | null, pump: ChosenMachine | null) => string>(),
  /** The same of the fan of a system of ducts. */
  keepFan: edit<(id: string, fan: ChosenMachine | null) => string>(),
  /** An element on a duct, with its product's record of now, or another instead of one; the loss of one, typed; elements away. */
  putElement: edit<(id: string, element: AskedElement) => string>(),
  typeElement: edit<(id: string, element: string, loss: number | null) => string>(),
  dropElements: edit<(id: string, dropped: readonly string[]) => string>(),
  /** `null` takes a typed length or a fixed size back. */
  typeLength: edit<(id: string, segment: string, length: number | null) => string>(),
  lockSize: edit<(id: string, segment: string, size: string | null) => string>(),
};
