import { between, type Random } from "../seededRandom.ts";
import type { Lean } from "./fanSet.ts";

/** Of the high set's: slower air loses relatively more, and a pole-changing motor slips otherwise. */
const LOW_SET = {
  pressure: { from: 0.955, to: 0.985 },
  flow: { from: 0.965, to: 0.99 },
  efficiency: { from: 0.93, to: 0.97 },
};

/** How the low set of a double-speed fan differs from what affinity would make of the high one. */
export const lowSetLean = (lean: Lean, random: Random): Lean => ({
  pressure: lean.pressure * between(random, LOW_SET.pressure.from, LOW_SET.pressure.to),
  flow: lean.flow * between(random, LOW_SET.flow.from, LOW_SET.flow.to),
  efficiency: lean.efficiency * between(random, LOW_SET.efficiency.from, LOW_SET.efficiency.to),
  noise: lean.noise,
});
