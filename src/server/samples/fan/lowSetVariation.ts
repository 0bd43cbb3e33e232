import { between, type Random } from "../seededRandom.ts";
import type { Variation } from "./fanSet.ts";

/** Relative to the high set: slower air loses relatively more, and a pole-changing motor has another slip. */
const LOW_SET = {
  pressure: { from: 0.955, to: 0.985 },
  flow: { from: 0.965, to: 0.99 },
  efficiency: { from: 0.93, to: 0.97 },
};

/** How the low set of a double-speed fan differs from what the affinity laws give for the high one. */
export const lowSetVariation = (variation: Variation, random: Random): Variation => ({
  pressure: variation.pressure * between(random, LOW_SET.pressure.from, LOW_SET.pressure.to),
  flow: variation.flow * between(random, LOW_SET.flow.from, LOW_SET.flow.to),
  efficiency: variation.efficiency * between(random, LOW_SET.efficiency.from, LOW_SET.efficiency.to),
  noise: variation.noise,
});
