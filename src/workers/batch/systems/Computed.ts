import { pumpKey, type Dutied, type PumpStates } from "#domain/building/systems/water/consequence.ts";
import type { MachineState } from "#domain/building/systems/judgeMachine.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import type { PlantCircuit } from "#domain/building/systems/water/plant/plantCircuits.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { NamedSystem } from "#domain/building/systems/water/SystemList.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { SEASON_WORDS, type Season } from "#domain/building/systems/water/WaterSettings.ts";

/** A computed system with its lists */
export interface Computed {
  readonly named: NamedSystem;
  readonly rooms: readonly SystemRoom[];
  readonly system: WaterSystem;
  readonly lists: WaterLists | null;
  /** Lists of winter; null unless the system has two pipes. */
  readonly winterLists: WaterLists | null;
  /** The system before the last change of its pipes; null without a change. */
  readonly before: Dutied | null;
}

/** The verdict on a pump: null without one, "pending" before the server was asked. */
export type Verdict = PumpVerdict | "pending" | null;
/** A circuit of the plant with the verdict on its pump */
export interface JudgedCircuit {
  readonly circuit: PlantCircuit;
  readonly pump: Verdict;
}

/** A system with the verdicts on its pumps */
export interface Judged extends Computed {
  readonly pump: Verdict;
  readonly circuits: readonly JudgedCircuit[];
  /** Circuits of a two-pipe system in winter; none for a system of one season. */
  readonly winterCircuits: readonly JudgedCircuit[];
  /** Known verdicts on its pumps before the last change */
  readonly statesBefore: PumpStates;
}

/** The verdicts on a system's pumps in the form of `consequence` */
export function pumpStates({
  pump,
  circuits,
  winterCircuits,
}: Pick<Judged, "pump" | "circuits" | "winterCircuits">): PumpStates {
  const states = new Map<string, MachineState>();
  const know = (key: string, verdict: Verdict) => {
    if (verdict !== null && verdict !== "pending") states.set(key, verdict.state);
  };
  know(pumpKey(null), pump);
  for (const { circuit, pump: own } of circuits) know(pumpKey(circuit.name), own);
  for (const { circuit, pump: own } of winterCircuits) know(pumpKey(circuit.name, "winter"), own);
  return states;
}

/** A two-pipe system in one of its seasons; a system of one season is the same in both. */
export function inSeason<Of extends Computed>(of: Of, season: Season): Of {
  const { changeover } = of.system;
  if (changeover === null) return of;
  const named = { ...of.named, name: `${of.named.name} ${SEASON_WORDS[season]}` };
  if (season === "summer") return { ...of, named };
  return { ...of, named, system: changeover.winter, lists: of.winterLists, winterLists: null, before: null };
}

/** A judged system in one of its seasons, with the verdicts of that season */
export function judgedIn(of: Judged, season: Season): Judged {
  const own = inSeason(of, season);
  if (of.system.changeover === null || season === "summer") return own;
  const { pump } = of;
  const winter = pump === null || pump === "pending" ? pump : (pump.winter ?? null);
  return { ...own, pump: winter, circuits: of.winterCircuits, winterCircuits: [] };
}
