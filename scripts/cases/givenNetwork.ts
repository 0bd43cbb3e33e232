import {
  LEVELS,
  NO_SIMULTANEITY,
  type Network,
  type Segment,
  type Terminal,
} from "#domain/building/network/Network.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import { flowFactors, type FlowControl } from "#domain/building/systems/simultaneity.ts";
import type { LiquidMedium } from "#domain/physics/pipe/medium.ts";
import { pipeLimits, pipeSizes, PIPE_FRICTION_MOST } from "#domain/physics/pipe/pipeSeries.ts";
import { anyNumberIn, circuitIn, chilledWater, mediumIn, pipesIn, rowsIn } from "./given.ts";
import { CaseRefusal, numberIn, objectIn, textIn, type Inputs } from "./CaseKind.ts";

const textOr = (inputs: Inputs, name: string, otherwise: string | null): string | null =>
  typeof inputs[name] === "string" ? textIn(inputs, name) : otherwise;

/** Segments as cases list them: `{ id, parent, L, pipes, share, zeta, level }`. */
export function segmentsIn(inputs: Inputs): readonly Segment[] {
  return rowsIn(inputs, "segments").map((row) => {
    const level = LEVELS.find((each) => each === row["level"]) ?? "floor";
    const parent = textOr(row, "parent", null);
    const dn = row["dn"] ?? row["locked_dn"];
    return {
      id: textIn(row, "id"),
      parent,
      length: anyNumberIn(row, "L", "length_m"),
      pipes: numberIn(row, "pipes", 2) === 1 ? 1 : 2,
      share: numberIn(row, "share", 0),
      zeta: numberIn(row, "zeta", 0),
      level,
      isReturn: row["return"] === true || row["line"] === "return",
      locked: typeof dn === "number" ? `DN${dn}` : null,
    };
  });
}

export function terminalsIn(inputs: Inputs): readonly Terminal[] {
  return rowsIn(inputs, "terminals").map((row) => {
    const back = textOr(row, "return_seg", textOr(row, "back", null));
    return {
      id: textIn(row, "id"),
      segment: textOr(row, "seg", null) ?? textIn(row, "segment"),
      // Several units in one room: q is the flow of one of them.
      flow: numberIn(row, "n", 1) * anyNumberIn(row, "q", "flow_m3h"),
      loss: numberIn(row, "loss", numberIn(row, "loss_pa", 0)),
      valve: numberIn(row, "valve", numberIn(row, "valve_pa", 0)),
      ...(back === null ? {} : { back }),
    };
  });
}

export const controlIn = (inputs: Inputs): FlowControl =>
  inputs["flow_control"] === "constant" ? "constant" : "variable";

/** Sizes, limits and factors of a case; the product's own where it states none. */
export function rulesIn(
  inputs: Inputs,
  medium: LiquidMedium = "medium" in inputs ? mediumIn(objectIn(inputs, "medium")) : chilledWater(),
): Network["rules"] {
  const pipes = pipesIn(inputs);
  const factors = "diversity" in inputs ? objectIn(inputs, "diversity") : {};
  const friction = numberIn(inputs, "R_max_pa_per_m", PIPE_FRICTION_MOST.value);
  return {
    medium,
    roughness: numberIn(inputs, "roughness_mm", 0.2),
    sizes: pipeSizes(pipes),
    limits: [pipeLimits(pipes, circuitIn(inputs), friction)],
    factors: flowFactors(controlIn(inputs), { ...NO_SIMULTANEITY, ...factors }),
  };
}

/** @throws Error with code and field for a network that is refused */
export function ran(network: Network): NetworkRun {
  const answer = runNetwork(network);
  if (!answer.ok) throw new CaseRefusal(answer.fault.code, `${answer.fault.field} ${answer.fault.id ?? ""}`);
  return answer.value;
}

/** DN as a number; null for a segment without a size. */
export function dnOf({ network, columns }: NetworkRun, at: number): number | null {
  const name = network.rules.sizes.names[columns.size[at]!];
  return name === undefined ? null : Number(name.slice("DN".length));
}

/** The greatest circuit found by walking every terminal's path, to compare with the run's result. */
export function bruteForce({ network, columns }: NetworkRun): number {
  const at = new Map(network.segments.map(({ id }, number) => [id, number]));
  const upwards = (from: string | null): number => {
    if (from === null) return 0;
    const number = at.get(from)!;
    return columns.loss[number]! + upwards(network.segments[number]!.parent);
  };
  return network.terminals.reduce(
    (most, { segment, loss, valve = 0 }) => Math.max(most, upwards(segment) + loss + valve),
    0,
  );
}
