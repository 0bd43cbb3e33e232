import type { Layer } from "./Practice.ts";

/** Hatching of a layer in a section, which distinguishes materials. */
export type Hatch = "insulation" | "concrete" | "brick" | "metal" | "wood" | "plain";

const INSULATIONS = "M000302";
const BY_NAME: ReadonlyMap<string, Hatch> = new Map([
  ["混凝土", "concrete"],
  ["砖", "brick"],
  ["钢", "metal"],
  ["木地板", "wood"],
  ["胶合板", "wood"],
]);

const hatchOf = ({ material, categoryCode }: Pick<Layer, "material" | "categoryCode">): Hatch =>
  categoryCode === INSULATIONS ? "insulation" : (BY_NAME.get(material) ?? "plain");

const UPRIGHT: ReadonlySet<string> = new Set(["wall", "partition"]);
/** Walls are vertical with their layers side by side; roofs and floors are horizontal. */
export const isUpright = (categoryCode: string): boolean => UPRIGHT.has(categoryCode);

/** Least drawn share of the whole thickness; a thinner layer would be invisible. */
const THINNEST = 0.045;

export interface SectionBand {
  readonly hatch: Hatch;
  /** Shares of the whole thickness, counted from the first layer. */
  readonly from: number;
  readonly to: number;
  /** Drawn thicker than to scale. */
  readonly isWidened: boolean;
}

/** Layers as bands of a section from 0 to 1, to scale except for those that would be mere lines. */
export function sectionOf(
  layers: readonly Pick<Layer, "thickness" | "material" | "categoryCode">[],
): SectionBand[] {
  const total = layers.reduce((sum, { thickness }) => sum + thickness, 0);
  const isThin = (thickness: number) => thickness < total * THINNEST;
  const widened = layers.filter(({ thickness }) => isThin(thickness)).length * THINNEST;
  const thick = layers.reduce((sum, { thickness }) => sum + (isThin(thickness) ? 0 : thickness), 0);
  let at = 0;
  return layers.map((layer) => {
    const isWidened = isThin(layer.thickness);
    const share = isWidened ? THINNEST : (layer.thickness / thick) * (1 - widened);
    const from = at;
    at += share;
    return { hatch: hatchOf(layer), from, to: at, isWidened };
  });
}
