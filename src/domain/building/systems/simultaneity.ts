import { flow, type Flow } from "../../base/units.ts";
import { NO_SIMULTANEITY, type Factors } from "../network/Network.ts";
import type { LiquidMedium } from "../../physics/pipe/medium.ts";
import { flowForLoad, givesCapacity, isLowDifference, temperatureDifference } from "./terminalFlow.ts";

/** With two-way valves the flow follows the load; with three-way valves or none it does not. */
export type FlowControl = "variable" | "constant";

/** Factors for flows: 1 under constant flow control, whatever the load's factor is. */
export const flowFactors = (control: FlowControl, factors: Factors): Factors =>
  control === "constant" ? NO_SIMULTANEITY : factors;

/** The units of one model in a room */
export interface SystemTerminal {
  readonly count: number;
  /**
   * Stated flow of one unit, m³/h; null if none is stated (`flow-unstated`): then the flow follows the room's load
   * and ΔT.
   */
  readonly unitFlow: number | null;
  /** Capacity of one unit corrected for the room's air and the system's water, kW */
  readonly unitCapacity: number;
  /** Load of the room, kW */
  readonly roomLoad: number;
}

/** Whether terminals have the stated flow, or the flow for their room's load at the design ΔT */
export type FlowRule = "stated" | "fromLoad";

export interface TerminalState {
  readonly flow: Flow;
  /** ΔT at the corrected capacity, which an open valve gives, K */
  readonly atCapacity: number;
  /** ΔT at the room's load, K */
  readonly atLoad: number;
  /** Share of the stated flow; null without one. */
  readonly share: number | null;
  /**
   * Whether the flow is at least 0.9 of the stated one, so that the shown capacity is valid; null (无法判定) without
   * one.
   */
  readonly givesCapacity: boolean | null;
}

/** For units without water in a season */
export const NO_WATER: TerminalState = {
  flow: flow(0),
  atCapacity: Number.NaN,
  atLoad: Number.NaN,
  share: null,
  givesCapacity: null,
};

/** The four load figures of a system, and the resulting flow at the plant */
export interface SystemSums {
  readonly terminals: readonly TerminalState[];
  /** Number of terminals without a stated flow: `flow-unstated` */
  readonly unstated: number;
  /** Sum of the units' corrected capacities, kW */
  readonly installed: number;
  /** Sum of the rooms' loads, kW */
  readonly loads: number;
  /** Heat that the terminals' flows carry at the system's ΔT, times the factor, kW */
  readonly design: number;
  /** Greatest simultaneous load, typed or from the schedule's hours, kW; null where unknown. */
  readonly block: number | null;
  readonly flow: Flow;
  /** K */
  readonly difference: number;
  readonly isLow: boolean;
  /** Factor at the plant: block load over the heat that the flows carry, at most 1; 1 without a block load. */
  readonly factor: number;
  readonly rootFlow: Flow;
  /** ΔT at the plant under the block load, K */
  readonly rootDifference: number;
}

const isByLoad = (rule: FlowRule, { unitFlow }: SystemTerminal) => rule === "fromLoad" || unitFlow === null;

/**
 * Flow and temperature differences of one terminal.
 *
 * @param design K between supply and return
 */
export function terminalState(
  terminal: SystemTerminal,
  medium: LiquidMedium,
  rule: FlowRule,
  design: number,
): TerminalState {
  const { count, unitFlow, unitCapacity, roomLoad } = terminal;
  const stated = unitFlow === null ? null : count * unitFlow;
  const q = isByLoad(rule, terminal) || stated === null ? flowForLoad(roomLoad, design, medium) : stated;
  return {
    flow: flow(q),
    atCapacity: temperatureDifference(count * unitCapacity, q, medium),
    atLoad: temperatureDifference(roomLoad, q, medium),
    share: stated === null ? null : q / stated,
    givesCapacity: stated === null ? null : givesCapacity(q, stated),
  };
}

/** Figures of all terminals for sums, in the order of terminals */
export interface TerminalFigures {
  /** Capacity of all units (kW), load of the room (kW), flow (m³/h), and the heat that the flow carries (kW) */
  readonly capacity: Float64Array;
  readonly load: Float64Array;
  readonly flow: Float64Array;
  readonly carried: Float64Array;
  /** 1 where no flow is stated */
  readonly unstated: Uint8Array;
}

export const emptyFigures = (count: number): TerminalFigures => ({
  capacity: new Float64Array(count),
  load: new Float64Array(count),
  flow: new Float64Array(count),
  carried: new Float64Array(count),
  unstated: new Uint8Array(count),
});

export const copyFigures = (from: TerminalFigures): TerminalFigures => ({
  capacity: from.capacity.slice(),
  load: from.load.slice(),
  flow: from.flow.slice(),
  carried: from.carried.slice(),
  unstated: from.unstated.slice(),
});

/** Writes the figures of one terminal. */
export function writeFigures(
  figures: TerminalFigures,
  at: number,
  terminal: SystemTerminal,
  state: TerminalState,
  rule: FlowRule,
): void {
  const capacity = terminal.count * terminal.unitCapacity;
  figures.capacity[at] = capacity;
  figures.load[at] = terminal.roomLoad;
  figures.flow[at] = state.flow;
  figures.carried[at] = isByLoad(rule, terminal) ? terminal.roomLoad : capacity;
  figures.unstated[at] = terminal.unitFlow === null ? 1 : 0;
}

function sumOf(figures: Float64Array | Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < figures.length; at++) sum += figures[at]!;
  return sum;
}

/**
 * Sums of a system's terminals, and the simultaneity at the plant. The heat carried is the installed capacity for
 * stated flows and the load for flows from the load. The factor is the block load over that heat, so the flow at
 * the plant carries the block load at the system's ΔT.
 *
 * @param terminals states of the terminals in `figures`
 * @param design ΔT between supply and return, K
 * @param block kW
 */
export function sumFigures(
  terminals: readonly TerminalState[],
  figures: TerminalFigures,
  medium: LiquidMedium,
  design: number,
  block: number | null,
  control: FlowControl,
): SystemSums {
  const total = sumOf(figures.flow);
  const carried = sumOf(figures.carried);
  const factor = block === null ? 1 : Math.min(block / carried, 1);
  const difference = temperatureDifference(carried, total, medium);
  const rootFlow = flow(control === "constant" ? total : factor * total);
  return {
    terminals,
    unstated: sumOf(figures.unstated),
    installed: sumOf(figures.capacity),
    loads: sumOf(figures.load),
    design: factor * carried,
    block,
    flow: flow(total),
    difference,
    isLow: isLowDifference(difference, design),
    factor,
    rootFlow,
    rootDifference: temperatureDifference(factor * carried, rootFlow, medium),
  };
}

/** Flows, temperature differences and sums of terminals (`terminalState`, `sumFigures`). */
export function sumSystem(
  given: readonly SystemTerminal[],
  medium: LiquidMedium,
  rule: FlowRule,
  design: number,
  block: number | null,
  control: FlowControl = "variable",
): SystemSums {
  const figures = emptyFigures(given.length);
  const states = given.map((each, at) => {
    const state = terminalState(each, medium, rule, design);
    writeFigures(figures, at, each, state, rule);
    return state;
  });
  return sumFigures(states, figures, medium, design, block, control);
}
