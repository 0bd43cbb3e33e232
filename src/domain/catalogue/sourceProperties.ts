/**
 * Codes of properties of sources of cold and heat that lists and charts do not ask for: part load of chillers,
 * boilers, and what outdoor units of multi-split systems lose. Apart from `PROPERTY`, since every page loads that.
 */
export const SOURCE_PROPERTY = {
  combinationCorrection: "P000653",
  coolingPipeCorrection: "P000654",
  heatingPipeCorrection: "P000655",
  coolingTemperatureCorrection: "P000656",
  heatingTemperatureCorrection: "P000657",
  defrostCorrection: "P000658",
  heightCorrection: "P000659",
  partLoadValue: "P000691",
  partLoadStandard: "P000692",
  boilerEfficiency: "P000693",
  gasFlow: "P000694",
  flueDiameter: "P000695",
} as const;
export type SourcePropertyCode = (typeof SOURCE_PROPERTY)[keyof typeof SOURCE_PROPERTY];
