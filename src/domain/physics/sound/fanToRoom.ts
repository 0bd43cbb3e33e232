import {
  ductPath,
  endReflection,
  equalAreaDiameter,
  outletNoise,
  type DuctElement,
  type OutletNoise,
  type PathStep,
} from "./ductPath.ts";
import { addSpectra, OCTAVES, type Spectrum } from "./levels.ts";
import { schultzSpectrum } from "./room.ts";

const MILLI = 1e-3;

/** The neck of an outlet: a diameter, or two sides, mm. */
export type OutletNeck = { readonly diameter: number } | { readonly sides: readonly [number, number] };

/** m² */
export const neckArea = (neck: OutletNeck): number =>
  "diameter" in neck
    ? (Math.PI / 4) * (neck.diameter * MILLI) ** 2
    : neck.sides[0] * neck.sides[1] * MILLI * MILLI;

/** The noise that an outlet makes itself, by its neck. */
export const noiseOfNeck = (neck: OutletNeck, flow: number, loss: number): OutletNoise =>
  outletNoise(flow, neckArea(neck), loss, "diameter" in neck ? "round" : "rectangular");

export interface FanToRoom {
  readonly steps: readonly PathStep[];
  /** dB by octave at the end of the duct. */
  readonly reflection: Spectrum;
  readonly outlet: OutletNoise;
  /** L_W that enters the room. */
  readonly into: Spectrum;
  /** L_p by Schultz, which fits furnished rooms better. */
  readonly level: Spectrum;
}

/**
 * From a fan's power level to the level in a room, through the elements of the duct, the reflection at its end and
 * the noise of the outlet. Levels are powers until the room, never pressures.
 *
 * @param outlet flow in m³/h, loss as total pressure in Pa
 * @param room volume in m³, distance in m
 */
export function fanToRoom(
  source: Spectrum,
  elements: readonly DuctElement[],
  outlet: { readonly neck: OutletNeck; readonly flow: number; readonly loss: number },
  room: { readonly volume: number; readonly distance: number },
): FanToRoom {
  const { neck } = outlet;
  const steps = ductPath(source, elements);
  const noise = noiseOfNeck(neck, outlet.flow, outlet.loss);
  const diameter = "diameter" in neck ? neck.diameter : equalAreaDiameter(...neck.sides);
  const reflection = OCTAVES.map((f) => endReflection(diameter, f));
  const arriving = steps.at(-1)?.power ?? source;
  const into = addSpectra([arriving.map((level, band) => level - reflection[band]!), noise.power]);
  return { steps, reflection, outlet: noise, into, level: schultzSpectrum(into, room.volume, room.distance) };
}
