import { NO_SIMULTANEITY } from "#domain/building/network/Network.ts";
import { density, kinematicViscosity } from "#domain/base/units.ts";
import { dynamicPressure, flowIn, roundBore } from "#domain/physics/pipe/conduit.ts";
import { swameeJain } from "#domain/physics/pipe/friction.ts";
import { sizesOf } from "#domain/physics/pipe/Sizes.ts";
import { numberIn, type Inputs } from "../../CaseKind.ts";
import { rowsIn } from "../../given.ts";
import { ran, segmentsIn, terminalsIn } from "../../givenNetwork.ts";

const EPANET_GRAVITY = 9.80665;
const MILLION = 1e6;

/** A tree with given diameters, compared with EPANET, which uses the law of Swamee and Jain. */
export function epanetTree(inputs: Inputs) {
  const rows = rowsIn(inputs, "segments");
  const gravity = numberIn(inputs, "g", EPANET_GRAVITY);
  // A head in m does not depend on the density.
  const medium = {
    density: density(1000),
    viscosity: kinematicViscosity(numberIn(inputs, "nu_m2_s") * MILLION),
  };
  const roughness = numberIn(inputs, "roughness_mm");
  const inners = [...new Set(rows.map((row) => numberIn(row, "inner_mm")))];
  const run = ran({
    segments: segmentsIn(inputs).map((segment, at) => ({
      ...segment,
      pipes: 1,
      locked: String(numberIn(rows[at]!, "inner_mm")),
    })),
    terminals: terminalsIn(inputs),
    rules: {
      medium,
      roughness,
      sizes: sizesOf(inners.map((inner) => ({ name: String(inner), ...roundBore(inner) }))),
      limits: [{ friction: Number.MAX_VALUE, velocity: new Float64Array(inners.length).fill(1e3) }],
      factors: NO_SIMULTANEITY,
    },
  });
  const headOf = (pascals: number) => pascals / (medium.density * gravity);
  const explicit = run.network.segments.map(({ length }, at) => {
    const inner = numberIn(rows[at]!, "inner_mm");
    const { velocity, reynolds } = flowIn(run.columns.flow[at]!, roundBore(inner), medium, roughness);
    const factor = swameeJain(reynolds, roughness / inner);
    return headOf(((factor * length) / (inner / 1000)) * dynamicPressure(medium.density, velocity));
  });
  const ends = new Map<string, number>();
  const atEnd = run.network.segments.map(({ id, parent }, at) => {
    const head = explicit[at]! + (parent === null ? 0 : ends.get(parent)!);
    ends.set(id, head);
    return head;
  });
  return {
    epanet_head_loss_m: explicit,
    epanet_flow_m3h: [...run.columns.flow],
    epanet_head_at_end_m: atEnd,
    swamee_jain_head_loss_m: explicit,
    colebrook_head_loss_m: [...run.columns.loss].map(headOf),
  };
}
