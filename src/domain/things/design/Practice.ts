/** A layer of a construction, made of a material of the standard library. */
export interface Layer {
  /** 面层, 找平层, 绝热层 … */
  readonly role: string;
  readonly material: string;
  /** Category and designation of the material in the standard library. */
  readonly categoryCode: string;
  readonly specification: string;
  /** mm */
  readonly thickness: number;
  /** W/(m·K), as in the library. */
  readonly conductivity: number;
  /** kg/m³, as in the library. */
  readonly density: number;
}

/** The medium at a surface: room air, outside air, the ground or the air in a duct. */
export type SurfaceSide = "inside" | "outside" | "ground" | "duct";

/**
 * Surface resistance in m²·K/W after GB 50176 (Code for thermal design of civil building), appendix B: 0.11 inside
 * and 0.04 outside in winter. Soil has none; that of the moving air in a duct is neglected.
 */
const SURFACE_RESISTANCES: { readonly [Side in SurfaceSide]: number } = {
  inside: 0.11,
  outside: 0.04,
  ground: 0,
  duct: 0,
};

export const SURFACE_NAMES: { readonly [Side in SurfaceSide]: string } = {
  inside: "室内",
  outside: "室外",
  ground: "土壤",
  duct: "管内或设备内",
};

const MILLIMETRES = 1000;

/** m²·K/W of one layer: thickness divided by conductivity. */
export const layerResistance = ({ thickness, conductivity }: Pick<Layer, "thickness" | "conductivity">) =>
  thickness / MILLIMETRES / conductivity;

export interface ConstructionFigures {
  /** mm */
  readonly thickness: number;
  /** kg/m² */
  readonly mass: number;
  /** m²·K/W of the layers alone. */
  readonly resistance: number;
  /** W/(m²·K) with both surface resistances, without thermal bridges: K = 1/(R_i + ΣR + R_e). */
  readonly transmittance: number;
}

/** Thickness, mass, resistance and transmittance of flat layers in sequence. */
export function constructionFigures(
  layers: readonly Layer[],
  sides: readonly [SurfaceSide, SurfaceSide],
): ConstructionFigures {
  const resistance = layers.reduce((sum, layer) => sum + layerResistance(layer), 0);
  const air = SURFACE_RESISTANCES[sides[0]] + SURFACE_RESISTANCES[sides[1]];
  return {
    thickness: layers.reduce((sum, { thickness }) => sum + thickness, 0),
    mass: layers.reduce((sum, { thickness, density }) => sum + (thickness / MILLIMETRES) * density, 0),
    resistance,
    transmittance: 1 / (resistance + air),
  };
}
