import type { AirSettings } from "./AirSettings.ts";

/** Pressure losses of a system other than those of ducts and outlets */
const PARTS = [
  ["filterClean", "过滤器初阻力"],
  ["filterFinal", "过滤器终阻力"],
  ["coil", "盘管"],
  ["silencer", "消声器"],
  ["otherSide", "风机另一侧"],
] as const satisfies readonly (readonly [keyof AirSettings, string])[];

/** Parts that are not typed and count as 0 */
export const untypedParts = (settings: AirSettings): readonly (typeof PARTS)[number][] =>
  PARTS.filter(([field]) => settings[field] === null && !isElsewhere(field, settings));

/** A silencer on a duct is part of that duct's loss. */
const hasSilencer = ({ elements }: AirSettings): boolean => elements.some(({ kind }) => kind === "silencer");

/** Losses inside an air handling unit, which are not part of its external pressure */
const WITHIN: readonly (keyof AirSettings)[] = ["filterClean", "filterFinal", "coil"];

const isElsewhere = (field: keyof AirSettings, settings: AirSettings): boolean =>
  (field === "silencer" && hasSilencer(settings)) || (settings.handler !== null && WITHIN.includes(field));
