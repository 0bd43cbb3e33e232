import { SECONDS_PER_HOUR } from "../../base/units.ts";
import type { Spectrum } from "./levels.ts";

/**
 * Total L_W in dB of a centrifugal fan without stated sound data: 5 + 10·lg Q + 20·lg p, ±4 dB; Q in m³/h, p in
 * Pa.
 */
export const fanPowerChinese = (flow: number, pressure: number): number =>
  5 + 10 * Math.log10(flow) + 20 * Math.log10(pressure);

/** Total L_W by SRL's formula: 40 + 10·lg V + 20·lg p, V in m³/s. */
export const fanPowerBySrl = (flow: number, pressure: number): number =>
  40 + 10 * Math.log10(flow / SECONDS_PER_HOUR) + 20 * Math.log10(pressure);

export type FanKind = "backward" | "forward" | "radial" | "axial" | "propeller";
/** Levels relative to the total, 63 … 4000 Hz, after SRL and Woods; 8 kHz repeats the last step: 待核对. */
const SHAPES: Readonly<Record<FanKind, Spectrum>> = {
  backward: [-10, -11, -10, -15, -20, -25, -30],
  forward: [-5, -10, -15, -20, -25, -28, -31],
  radial: [3, -3, -10, -11, -15, -19, -23],
  axial: [-8, -8, -6, -7, -8, -12, -16],
  propeller: [-3, -4, -1, -8, -12, -13, -20],
};

/** Octaves 63 … 8000 Hz of a total level, by the kind of fan: 估算. */
export function fanSpectrum(total: number, kind: FanKind): Spectrum {
  const shape = SHAPES[kind];
  const [before, last] = [shape.at(-2)!, shape.at(-1)!];
  return [...shape, 2 * last - before].map((each) => total + each);
}
