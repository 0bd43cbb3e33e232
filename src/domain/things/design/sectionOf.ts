import type { Layer } from "./Practice.ts";

/** How a section shows what a layer is of, as drawings tell materials apart. */
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

const STANDING: ReadonlySet<string> = new Set(["wall", "partition"]);
/** Walls stand, their layers side by side; roofs and floors lie. */
export const isStanding = (categoryCode: string): boolean => STANDING.has(categoryCode);

/** Of the whole, the share that the thinnest layer is drawn with: below it nobody sees it. */
const THINNEST = 0.045;

export interface SectionBand {
  readonly hatch: Hatch;
  /** Shares of the whole thickness, from the first layer. */
  readonly from: number;
  readonly to: number;
  /** It is drawn thicker than to scale. */
  readonly isWidened: boolean;
}

/** Layers as bands of a section from 0 to 1, to scale but for those that would be lines. */
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
