/** A fan at its duty, as the calculation of sound is begun with it: m³/h and Pa, absent where they are not known. */
export interface SoundFan {
  readonly name: string;
  readonly flow?: number | undefined;
  readonly pressure?: number | undefined;
}

const NAME = "name";
const FLOW = "flow";
const PRESSURE = "pressure";

/** The address of the calculation of sound, perhaps with a fan to begin with. */
export function soundPlace(fan?: SoundFan): string {
  if (fan === undefined) return "/sound";
  const query = new URLSearchParams({ [NAME]: fan.name });
  if (fan.flow !== undefined) query.set(FLOW, String(fan.flow));
  if (fan.pressure !== undefined) query.set(PRESSURE, String(fan.pressure));
  return `/sound?${query.toString()}`;
}

const figureOf = (text: string | null): number | undefined => {
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** The fan of such an address; null where it names none. */
export function fanInAddress(params: URLSearchParams): SoundFan | null {
  const name = params.get(NAME);
  return name === null
    ? null
    : { name: name.slice(0, 60), flow: figureOf(params.get(FLOW)), pressure: figureOf(params.get(PRESSURE)) };
}
