import { append } from "../../base/lists.ts";
import { toVerify } from "../../base/marked.ts";
import { INSTALLED_MOST, judgeChillers, type SourceVerdict } from "./coldSources.ts";

/** Number of machines in a plant, a convention */
const COUNTS = { least: 2, most: 4 } as const;
export const PLANT_NUMBERS = [1, 2, 3, COUNTS.most] as const;
/** kW; a single machine for a greater load gets a remark. */
export const SINGLE_MOST = toVerify(1000, "负荷大于 1000 kW 时不宜只设一台");
/** Tolerance for rounding in sums that are compared with a limit */
const ROUNDING = 1e-9;

/** Whether one machine serves a load over 1000 kW. */
export const isLonely = (count: number, load: number): boolean =>
  count < COUNTS.least && load > SINGLE_MOST.value;

/** A number of machines of one or two sizes */
export interface PlantAlternative {
  /** Capacities in kW, the largest first */
  readonly machines: readonly number[];
  readonly verdict: SourceVerdict;
  /** Each load in kW that some of the machines give at full capacity */
  readonly steps: readonly number[];
  /** One machine for a load over 1000 kW */
  readonly isRemarked: boolean;
}

/** All sums of the capacities, kW, ascending, each once */
export function stepsOf(machines: readonly number[]): readonly number[] {
  const sums = new Set([0]);
  for (const each of machines) for (const sum of [...sums]) sums.add(sum + each);
  return [...sums].filter((sum) => sum > 0).sort((a, b) => a - b);
}

/** Capacity in kW */
interface Sized {
  readonly capacity: number;
}
/** A model with its quantity */
export interface Counted<Of> {
  readonly of: Of;
  readonly count: number;
}

/**
 * All combinations of `count` machines of at most two models of different size whose sum is from `least` to `most`
 * kW, the larger model first.
 *
 * @param models the largest first
 */
export function* plantMixes<Of extends Sized>(
  models: readonly Of[],
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): Generator<readonly Counted<Of>[]> {
  const [from, to] = [least * (1 - ROUNDING), most * (1 + ROUNDING)];
  const isWithin = (sum: number) => sum >= from && sum <= to;
  for (const [at, large] of models.entries()) {
    // All later models are smaller and give less.
    if (large.capacity * count < from) return;
    if (isWithin(large.capacity * count)) yield [{ of: large, count }];
    for (let next = at + 1; next < models.length; next++) {
      const small = models[next]!;
      if (large.capacity * (count - 1) + small.capacity < from) break;
      if (small.capacity === large.capacity) continue;
      for (let larger = 1; larger < count; larger++)
        if (isWithin(large.capacity * larger + small.capacity * (count - larger)))
          yield [
            { of: large, count: larger },
            { of: small, count: count - larger },
          ];
    }
  }
}

/** Capacity of each machine, kW */
export const capacitiesOf = (groups: readonly Counted<Sized>[]): readonly number[] =>
  groups.flatMap(({ of, count }) => Array.from({ length: count }, () => of.capacity));

/**
 * Two to four machines of one or two sizes of a catalogue that carry the load without being too large, each with
 * what remains when the largest is out, the least load and the steps. A single machine is listed, too. Sorted by
 * number, then by ratio.
 *
 * @param series capacities of the catalogue, kW
 * @param load kW (`plantLoad`)
 * @param least the building's least load, kW
 */
export function chillerAlternatives(
  series: readonly number[],
  load: number,
  least: number,
  share?: number,
): readonly PlantAlternative[] {
  const models = [...new Set(series)]
    .filter((size) => size > 0)
    .sort((a, b) => b - a)
    .map((capacity) => ({ capacity }));
  const found: PlantAlternative[] = [];
  for (const count of PLANT_NUMBERS) {
    const ofCount: PlantAlternative[] = [];
    for (const groups of plantMixes(models, count, { least: load, most: INSTALLED_MOST.value * load })) {
      const machines = capacitiesOf(groups);
      const verdict = judgeChillers(machines, load, least, share);
      if (verdict.isShort || verdict.isLarge) continue;
      ofCount.push({ machines, verdict, steps: stepsOf(machines), isRemarked: isLonely(count, load) });
    }
    append(
      found,
      ofCount.sort((one, other) => one.verdict.ratio - other.verdict.ratio),
    );
  }
  return found;
}
