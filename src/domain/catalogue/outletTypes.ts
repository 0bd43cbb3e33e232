/** Values of the outlet type (P000205), in the order in which they are offered; the first is the default. */
export const OUTLET_TYPES = {
  V000167: "方形散流器",
  V000168: "圆形散流器",
  V000169: "单层百叶风口",
  V000170: "双层百叶风口",
  V000164: "球形喷口",
} as const;
export type OutletType = keyof typeof OUTLET_TYPES;

export const SQUARE_DIFFUSER = "V000167" satisfies OutletType;
export const SPHERICAL_NOZZLE = "V000164" satisfies OutletType;

export const isOutletType = (code: string): code is OutletType => Object.hasOwn(OUTLET_TYPES, code);

/** Single- and double-layer louvres are the types with an aspect ratio. */
export const isLouvre = (type: OutletType): boolean => type === "V000169" || type === "V000170";

/** Round diffusers and spherical nozzles have a diameter; all others have length and width. */
export const isRound = (type: OutletType): boolean => type === "V000168" || type === SPHERICAL_NOZZLE;

/** Only spherical nozzles are distinguished by maker; all other outlets are listed by size under this code. */
export const UNBRANDED_OUTLETS = "B000090";
