import type { AirSettings } from "./AirSettings.ts";

/** What stands in the fan's way besides ducts and outlets. */
const PARTS = [
  ["filterClean", "过滤器初阻力"],
  ["filterFinal", "过滤器终阻力"],
  ["coil", "盘管"],
  ["silencer", "消声器"],
  ["otherSide", "风机另一侧"],
] as const satisfies readonly (readonly [keyof AirSettings, string])[];

/** Of these what nobody typed, and what therefore counts nothing. */
export const untypedParts = (settings: AirSettings): readonly (typeof PARTS)[number][] =>
  PARTS.filter(([field]) => settings[field] === null && !isElsewhere(field, settings));

/** A silencer on a duct counts there. */
const hasSilencer = ({ elements }: AirSettings): boolean => elements.some(({ kind }) => kind === "silencer");

/** What an air handling unit has within itself: its maker states the pressure outside. */
const WITHIN: readonly (keyof AirSettings)[] = ["filterClean", "filterFinal", "coil"];

const isElsewhere = (field: keyof AirSettings, settings: AirSettings): boolean =>
  (field === "silencer" && hasSilencer(settings)) || (settings.handler !== null && WITHIN.includes(field));
