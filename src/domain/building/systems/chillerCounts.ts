import { append } from "../../base/lists.ts";
import { toVerify } from "../../base/marked.ts";
import { judgeChillers, type SourceVerdict } from "./coldSources.ts";

/** Machines of a plant: a convention. */
const COUNTS = { least: 2, most: 4 } as const;
/** kW above which one machine alone is remarked on. */
const SINGLE_MOST = toVerify(1000, "负荷大于 1000 kW 时不宜只设一台");

/** One number of machines of one or two sizes. */
export interface PlantAlternative {
  /** kW, the largest first */
  readonly machines: readonly number[];
  readonly verdict: SourceVerdict;
  /** kW, every load that some of the machines carry together at their full capacity */
  readonly steps: readonly number[];
  /** One machine for a load over 1000 kW. */
  readonly isRemarked: boolean;
}

/** Sums of some of the machines, ascending, each once. */
function stepsOf(machines: readonly number[]): readonly number[] {
  const sums = new Set([0]);
  for (const each of machines) for (const sum of [...sums]) sums.add(sum + each);
  return [...sums].filter((sum) => sum > 0).sort((a, b) => a - b);
}

/** All ways to take a number of machines of at most two of these sizes. */
function* mixes(sizes: readonly number[], count: number): Generator<readonly number[]> {
  for (const [at, large] of sizes.entries()) {
    yield Array.from({ length: count }, () => large);
    for (const small of sizes.slice(at + 1))
      for (let larger = 1; larger < count; larger++)
        yield Array.from({ length: count }, (_, place) => (place < larger ? large : small));
  }
}

/**
 * Two to four machines of one or two sizes of a catalogue that carry the load and are not too large for it, with what remains
 * when the largest is out, the least load and the steps; one machine beside them. By number, then by ratio.
 *
 * @param series kW
 * @param load kW (`plantLoad`)
 * @param least kW, the building's least load
 */
export function chillerAlternatives(
  series: readonly number[],
  load: number,
  least: number,
  share?: number,
): readonly PlantAlternative[] {
  const sizes = [...new Set(series)].filter((size) => size > 0).sort((a, b) => b - a);
  const found: PlantAlternative[] = [];
  for (let count = 1; count <= COUNTS.most; count++) {
    const ofCount: PlantAlternative[] = [];
    for (const machines of mixes(sizes, count)) {
      const verdict = judgeChillers(machines, load, least, share);
      if (verdict.isShort || verdict.isLarge) continue;
      const isRemarked = count < COUNTS.least && load > SINGLE_MOST.value;
      ofCount.push({ machines, verdict, steps: stepsOf(machines), isRemarked });
    }
    append(
      found,
      ofCount.sort((one, other) => one.verdict.ratio - other.verdict.ratio),
    );
  }
  return found;
}
