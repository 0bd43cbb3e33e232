import { liquidMedium, WATER } from "#domain/physics/pipe/medium.ts";
import { pipeLimits, pipeSeries, pipeSizes } from "#domain/physics/pipe/pipeSeries.ts";
import {
  NO_SIMULTANEITY,
  type Network,
  type Segment,
  type Terminal,
} from "#domain/building/network/Network.ts";
import { temperature } from "#domain/base/units.ts";

/** Numbers of 0 … 1 that are the same in every run. */
export function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Park and Miller with Schrage's modulus: every product is exact in a double.
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const STEEL = pipeSeries("steel")!.sizes.value;
const medium = liquidMedium(WATER, temperature(9.5));
if (!medium.ok) throw new Error(medium.code);

export const DRAWN_RULES: Network["rules"] = {
  medium: medium.value,
  roughness: 0.2,
  sizes: pipeSizes(STEEL),
  limits: [pipeLimits(STEEL, "closed")],
  factors: NO_SIMULTANEITY,
};

const pick = <Item>(items: readonly Item[], draw: () => number): Item =>
  items[Math.floor(draw() * items.length)]!;

/** A random tree: each segment has an earlier one as its parent, each terminal any. */
export function drawnTree(draw: () => number): Network {
  const count = 2 + Math.floor(draw() * 24);
  const segments = Array.from({ length: count }, (_, at): Segment => {
    const level = at === 0 ? "plant" : draw() < 0.3 ? "riser" : "floor";
    return {
      id: `S${at}`,
      parent: at === 0 ? null : `S${Math.floor(draw() * at)}`,
      length: 1 + 20 * draw(),
      pipes: draw() < 0.2 ? 1 : 2,
      share: draw() < 0.5 ? 0.5 : 0,
      zeta: 6 * draw(),
      level,
    };
  });
  const terminals = Array.from({ length: 1 + Math.floor(draw() * 20) }, (_, at): Terminal => ({
    id: `T${at}`,
    segment: pick(segments, draw).id,
    flow: 0.2 + 3 * draw(),
    loss: 10_000 + 30_000 * draw(),
  }));
  const factors = { terminal: 1, floor: 1, riser: 0.8 + 0.2 * draw(), plant: 0.6 + 0.2 * draw() };
  return { segments, terminals, rules: { ...DRAWN_RULES, factors } };
}
