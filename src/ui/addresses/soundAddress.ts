import { OCTAVES, type Spectrum } from "#domain/physics/sound/levels.ts";

/** A source of sound as the calculation is begun with it; absent is what is not known. */
export interface SoundFan {
  readonly name: string;
  /** m³/h */
  readonly flow?: number | undefined;
  /** Pa */
  readonly pressure?: number | undefined;
  /** L_W of the octaves, dB */
  readonly octaves?: Spectrum | undefined;
  /** L_WA, dB(A) */
  readonly power?: number | undefined;
}

const NAME = "name";
const FLOW = "flow";
const PRESSURE = "pressure";
const OCTAVE_LEVELS = "octaves";
const POWER = "power";

/** The address of the calculation of sound, perhaps with a fan to begin with. */
export function soundAddress(fan?: SoundFan): string {
  if (fan === undefined) return "/sound";
  const { name, flow, pressure, octaves, power } = fan;
  const query = new URLSearchParams({ [NAME]: name });
  if (flow !== undefined) query.set(FLOW, String(flow));
  if (pressure !== undefined) query.set(PRESSURE, String(pressure));
  if (octaves !== undefined) query.set(OCTAVE_LEVELS, octaves.join(","));
  if (power !== undefined) query.set(POWER, String(power));
  return `/sound?${query.toString()}`;
}

const figureOf = (text: string | null): number | undefined => {
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** All octaves or none: a spectrum with a gap would be a wrong one. */
function spectrumOf(text: string | null): Spectrum | undefined {
  const levels = (text ?? "").split(",").flatMap((each) => figureOf(each) ?? []);
  return levels.length === OCTAVES.length ? levels : undefined;
}

/** The fan of such an address; null where it names none. */
export function fanInAddress(params: URLSearchParams): SoundFan | null {
  const name = params.get(NAME);
  if (name === null) return null;
  return {
    name: name.slice(0, 60),
    flow: figureOf(params.get(FLOW)),
    pressure: figureOf(params.get(PRESSURE)),
    octaves: spectrumOf(params.get(OCTAVE_LEVELS)),
    power: figureOf(params.get(POWER)),
  };
}
