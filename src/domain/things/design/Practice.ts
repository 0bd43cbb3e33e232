/** A layer of a construction, of a material of the standard library. */
export interface Layer {
  /** 面层, 找平层, 绝热层 … */
  readonly role: string;
  readonly material: string;
  /** The category of the material in the standard library, and its designation there. */
  readonly categoryCode: string;
  readonly specification: string;
  /** mm */
  readonly thickness: number;
  /** W/(m·K), as the library states it. */
  readonly conductivity: number;
  /** kg/m³, as the library states it. */
  readonly density: number;
}

/** What a surface meets: air of a room, outside air, the ground or the air in a duct. */
export type SurfaceSide = "inside" | "outside" | "ground" | "duct";

/**
 * m²·K/W of the air at a surface, GB 50176 (Code for thermal design of civil building), appendix B: 0.11 inside and 0.04
 * outside in winter. Soil has none; the air in a duct moves, its resistance is left out.
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

/** m²·K/W of one layer: its thickness over its conductivity. */
export const layerResistance = ({ thickness, conductivity }: Pick<Layer, "thickness" | "conductivity">) =>
  thickness / MILLIMETRES / conductivity;

export interface ConstructionFigures {
  /** mm */
  readonly thickness: number;
  /** kg/m² */
  readonly mass: number;
  /** m²·K/W of the layers alone. */
  readonly resistance: number;
  /** W/(m²·K) with the air at both surfaces, without thermal bridges: K = 1/(R_i + ΣR + R_e). */
  readonly transmittance: number;
}

/** What flat layers in a row come to. */
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
