import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";

/**
 * A pump h = a − c·q² of 0 to `last` m³/h, N = idle + slope·q kW at the shaft, with the rated power of its motor.
 */
export interface SquarePump {
  readonly a: number;
  readonly c: number;
  readonly last: number;
  readonly idle: number;
  readonly slope: number;
  readonly rated: number;
  readonly count: number;
}

export interface PlainSetQuestion {
  readonly pumps: readonly SquarePump[];
  /** m³/h and m of a closed system. */
  readonly duty: { readonly flow: number; readonly value: number };
  readonly rows: readonly { readonly share: number; readonly hours: number }[];
  readonly leastRate: number;
  readonly drive: number;
  readonly isStaged: boolean;
}

/** Every choice of machines; the count of the rightmost member changes fastest. */
function allCounts(pumps: readonly SquarePump[]): number[][] {
  let found: number[][] = [[]];
  for (const { count } of pumps)
    found = found.flatMap((taken) => [...Array(count + 1).keys()].map((running) => [...taken, running]));
  return found.filter((counts) => counts.some((count) => count > 0));
}

/**
 * Input power of an IE3 motor of 4 poles, 0.75 to 200 kW; losses at no load and at load are 3/7 and 4/7 of those
 * at full load.
 */
function fromMains(shaft: number, rated: number): number {
  const l = Math.log10(rated);
  const full = (0.0773 * l ** 3 - 1.8951 * l ** 2 + 9.2984 * l + 83.7025) / 100;
  const loss = rated * (1 / full - 1);
  const load = shaft / rated;
  return load > 1 + 1e-9 ? Number.POSITIVE_INFINITY : shaft + loss * (3 / 7 + (4 / 7) * load * load);
}

/** m³/h at full speed at a head: 0 if it is dead-headed, NaN past the last point. */
function flowOf({ a, c, last }: SquarePump, head: number): number {
  if (head >= a) return 0;
  const q = Math.sqrt((a - head) / c);
  return q > last * (1 + 1e-9) ? Number.NaN : q;
}

/** kW from the mains of pumps at full speed without converters that give a flow together; NaN if they cannot. */
function throttled(
  pumps: readonly SquarePump[],
  counts: readonly number[],
  flow: number,
  needed: number,
): number {
  const running = pumps.filter((_, at) => (counts[at] ?? 0) > 0);
  const sumAt = (head: number) =>
    pumps.reduce((sum, pump, at) => sum + (counts[at] === 0 ? 0 : (counts[at] ?? 0) * flowOf(pump, head)), 0);
  let low = Math.max(...running.map(({ a, c, last }) => a - c * last * last));
  let high = Math.max(...running.map(({ a }) => a));
  if (!(sumAt(low) >= flow)) return Number.NaN;
  for (let turn = 0; turn < 200; turn++) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > flow) low = middle;
    else high = middle;
  }
  if (low < needed * (1 - 1e-9)) return Number.NaN;
  return pumps.reduce((sum, pump, at) => {
    const count = counts[at] ?? 0;
    return count === 0
      ? sum
      : sum + count * fromMains(pump.idle + pump.slope * flowOf(pump, low), pump.rated);
  }, 0);
}

/** kW of a pump with a converter at a flow and head; NaN outside its speeds and range. */
function regulated(pump: SquarePump, q: number, head: number, leastRate: number, drive: number): number {
  // r²·a − c·q² = H.
  const rate = Math.sqrt((head + pump.c * q * q) / pump.a);
  if (!(q > 0) || rate > 1 + 1e-9 || rate < leastRate * (1 - 1e-9) || q / rate > pump.last * (1 + 1e-9))
    return Number.NaN;
  return fromMains((pump.idle + (pump.slope * q) / rate) * rate ** 3, pump.rated) / drive;
}

/**
 * Reference implementation: kWh per year of parallel pumps, by closed formulas; NaN if a load has none. With speed
 * control, one of the first pump is regulated and the others run at full speed; below its least speed alone the
 * result is NaN, since that is the rule of one machine.
 */
export function plainSetYear(question: PlainSetQuestion, method: ControlMethod): number {
  const { pumps, duty, rows, leastRate, drive, isStaged } = question;
  let energy = 0;
  for (const { share, hours } of rows) {
    const flow = share * duty.flow;
    const friction = duty.value * share * share;
    const head =
      method === "constantPressure"
        ? duty.value
        : method === "proportionalPressure"
          ? duty.value * (0.5 + 0.5 * share)
          : friction;
    const inputs = allCounts(pumps).flatMap((counts) => {
      if (method === "throttled") {
        const isAll = counts.every((count, at) => count === pumps[at]?.count);
        return isStaged || isAll ? [throttled(pumps, counts, flow, head)] : [];
      }
      const [lead] = pumps;
      if (lead === undefined || counts[0] === 0) return [];
      let [rest, input] = [flow, 0];
      for (const [at, pump] of pumps.entries()) {
        const fixed = (counts[at] ?? 0) - (at === 0 ? 1 : 0);
        if (fixed === 0) continue;
        const q = flowOf(pump, head);
        if (!(q > 0)) return [];
        rest -= fixed * q;
        input += fixed * fromMains(pump.idle + pump.slope * q, pump.rated);
      }
      return [input + regulated(lead, rest, head, leastRate, drive)];
    });
    const able = inputs.filter((input) => Number.isFinite(input));
    if (able.length === 0) return Number.NaN;
    energy += Math.min(...able) * hours;
  }
  return energy;
}
