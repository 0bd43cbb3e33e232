import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";
import type { EnergyQuestion } from "#domain/products/energy/yearlyEnergy.ts";

/** IE3, 4 poles, 0.75 to 200 kW. */
const rated = (size: number) => {
  const l = Math.log10(size);
  return (0.0773 * l * l * l - 1.8951 * l * l + 9.2984 * l + 83.7025) / 100;
};
const STEPS = 20_000;

/** The highest flow at which `over` changes its sign, on a fine grid and then by bisection. */
function highest(first: number, last: number, over: (q: number) => number): number {
  for (let step = STEPS; step > 0; step--) {
    let low = first + ((last - first) * (step - 1)) / STEPS;
    let high = step === STEPS ? last : first + ((last - first) * step) / STEPS;
    const sign = over(high) > 0;
    if (over(low) > 0 === sign) continue;
    for (let turn = 0; turn < 60; turn++) {
      const middle = (low + high) / 2;
      if (over(middle) > 0 === sign) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  }
  return Number.NaN;
}

/**
 * Reference implementation: kWh per year of a water pump with an efficiency curve, an IE3 motor of 4 poles and a
 * converter of stated efficiency, on a closed system. NaN if a load has no figure.
 */
export function plainYear(question: EnergyQuestion, method: ControlMethod): number {
  const { machine, duty, rows, ratedPower, statedDrive, leastRate } = question;
  const { pressure } = machine;
  const h = (q: number) => valueOrNaN(pressure, q);
  const k = duty.value / duty.flow ** 2;
  const target = (q: number) => {
    if (method === "constantPressure") return duty.value;
    if (method === "proportionalPressure") return duty.value * (0.5 + (0.5 * q) / duty.flow);
    return k * q * q;
  };
  /** Its operating point at full speed, if that is at most a tenth short of a load. */
  const shortOf = (q: number) => {
    const met = highest(pressure.first, pressure.last, (x) => h(x) - target(x));
    return met >= q * 0.9 && met <= q ? met : Number.NaN;
  };
  let energy = 0;
  for (const { share, hours } of rows) {
    let q = share * duty.flow;
    if (q === 0) continue;
    let [r, similar, head] = [1, q, h(q)];
    if (method === "throttled") {
      if (!(head >= k * q * q * (1 - 1e-9))) {
        [q, similar] = [shortOf(q), shortOf(q)];
        head = h(similar);
      }
    } else {
      similar = highest(pressure.first, pressure.last, (x) => h(x) - (target(q) / q ** 2) * x * x);
      r = q / similar;
      if (!(r <= 1 + 1e-9)) {
        const isBeyond = Number.isNaN(similar) && target(q) * (pressure.last / q) ** 2 < h(pressure.last);
        if (!isBeyond || q / pressure.last > leastRate) {
          [q, r] = [shortOf(q), 1];
          similar = q;
        }
      }
      const isBeyond = Number.isNaN(similar) && target(q) * (pressure.last / q) ** 2 < h(pressure.last);
      if (r < leastRate || (isBeyond && q / pressure.last <= leastRate)) {
        r = leastRate;
        similar = highest(pressure.first, pressure.last, (x) => r * r * h(x) - target(r * x));
        q = r * similar;
      }
      head = r * r * h(similar);
    }
    const eta = machine.efficiency === undefined ? Number.NaN : valueOrNaN(machine.efficiency, similar) / 100;
    const shaft = (1000 * 9.80665 * q * head) / 3.6e6 / eta;
    const load = shaft / (ratedPower ?? Number.NaN);
    if (!(load <= 1 + 1e-9)) return Number.NaN;
    // Losses at no load and at load are 3/7 and 4/7 of those at full load.
    const loss = 1 / rated(ratedPower ?? Number.NaN) - 1;
    const motor = load / (load + (3 / 7) * loss + (4 / 7) * loss * load * load);
    energy += (shaft / motor / (method === "throttled" ? 1 : (statedDrive ?? Number.NaN))) * hours;
  }
  return energy;
}
