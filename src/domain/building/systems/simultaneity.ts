import { flow, type Flow } from "../../base/units.ts";
import { NO_SIMULTANEITY, type Factors } from "../network/Network.ts";
import type { LiquidMedium } from "../../physics/pipe/medium.ts";
import { flowForLoad, givesCapacity, isLowDifference, temperatureDifference } from "./terminalFlow.ts";

/** Two-way valves let the flow follow the load; three-way valves or none do not. */
export type FlowControl = "variable" | "constant";

/** Constant flow control: φ = 1 for flow, whatever the load's factor. */
export const flowFactors = (control: FlowControl, factors: Factors): Factors =>
  control === "constant" ? NO_SIMULTANEITY : factors;

/** One room's units of one model. */
export interface SystemTerminal {
  readonly count: number;
  /** m³/h that the maker states for one unit; null for none, `flow-unstated`: then by the room's load and ΔT. */
  readonly unitFlow: number | null;
  /** kW of one unit, corrected for the room's air and the system's water */
  readonly unitCapacity: number;
  /** kW that the room asks for */
  readonly roomLoad: number;
}

/** Whether terminals take the stated flow, or what their room's load needs at the design's ΔT. */
export type FlowRule = "stated" | "fromLoad";

export interface TerminalState {
  readonly flow: Flow;
  /** K with the corrected capacity, which an open valve gives. */
  readonly atCapacity: number;
  /** K with the load of the room */
  readonly atLoad: number;
  /** Of the stated flow; null without one. */
  readonly share: number | null;
  /** With less than 0.9 of the stated flow the capacity shown no longer holds; null, 无法判定, without one. */
  readonly givesCapacity: boolean | null;
}

/** Of units that take no water in a season */
export const NO_WATER: TerminalState = {
  flow: flow(0),
  atCapacity: Number.NaN,
  atLoad: Number.NaN,
  share: null,
  givesCapacity: null,
};

/** The four figures that are kept apart, and what follows for the flow at the plant. */
export interface SystemSums {
  readonly terminals: readonly TerminalState[];
  /** How many state no flow: `flow-unstated`. */
  readonly unstated: number;
  /** kW, Σ of the units' corrected capacities */
  readonly installed: number;
  /** kW, Σ of the rooms' loads */
  readonly loads: number;
  /** kW, what the terminals' flows carry at the system's ΔT, times the factor */
  readonly design: number;
  /** kW, the greatest simultaneous load, typed or from the schedule's hours; null where not known */
  readonly block: number | null;
  readonly flow: Flow;
  /** K */
  readonly difference: number;
  readonly isLow: boolean;
  /** At the plant: block over what the flows carry, at most 1; 1 without a block load. */
  readonly factor: number;
  readonly rootFlow: Flow;
  /** K at the plant under the block load */
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

/** Figures of terminals that are summed, in their order. */
export interface TerminalFigures {
  /** kW of all units, kW that the room asks for, m³/h, kW that the flow carries */
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

/** Writes what one terminal adds. */
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
 * Sums of a system's terminals, and its simultaneity at the plant. Stated flows carry the installed capacity, flows from
 * load the loads: by that the block load is divided, so the root flow carries the block load at the system's ΔT.
 *
 * @param terminals states, whose figures stand in columns
 * @param design K between supply and return
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
