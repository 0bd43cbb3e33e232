import { toVerify } from "../../base/marked.ts";
import { roundBore, type Bore } from "./conduit.ts";
import { sizesOf, type SizeLimits, type Sizes } from "./Sizes.ts";

const MILLI = 1e-3;

/** D_h = 2·a·b/(a + b), mm: friction is computed with it and the true velocity. */
export const hydraulicDiameter = (a: number, b: number): number => (2 * a * b) / (a + b);

/**
 * Huebscher 1948: D_e = 1.30·(a·b)^0.625/(a + b)^0.25, mm: the round duct of equal flow and friction. It is shown
 * in the drawing and never mixed with the hydraulic diameter.
 */
export const equivalentDiameter = (a: number, b: number): number =>
  (1.3 * (a * b) ** 0.625) / (a + b) ** 0.25;

/** Galvanised duct, K mm. */
export const DUCT_ROUGHNESS = toVerify(0.15, "镀锌钢板风管 K 0.15 mm，二手资料");
/** Pa/m */
export const DUCT_FRICTION_MOST = toVerify(1, "风管比摩阻上限 1.0 Pa/m，工程常用 0.8–1.5");
/** Greatest a/b. */
export const ASPECT_MOST = 4;

/** mm */
export const ROUND_DUCTS = toVerify(
  [
    100, 120, 140, 160, 180, 200, 220, 250, 280, 320, 360, 400, 450, 500, 560, 630, 700, 800, 900, 1000, 1120,
    1250, 1400, 1600, 1800, 2000,
  ],
  "GB 50243 圆形风管基本系列",
);
/** mm */
export const DUCT_SIDES = toVerify(
  [120, 160, 200, 250, 320, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3000, 3500, 4000],
  "GB 50243 矩形风管边长系列",
);

/** A duct of a series, mm; a round one has no sides. */
export interface DuctSize extends Bore {
  readonly name: string;
  /** The longer side, or the diameter. */
  readonly a: number;
  /** The shorter side, which a limit of height applies to; for a round duct the diameter. */
  readonly b: number;
}

/** Round ducts from the smallest up. */
export const roundDucts = (series: readonly number[] = ROUND_DUCTS.value): readonly DuctSize[] =>
  [...series].sort((one, other) => one - other).map((d) => ({ name: `Ø${d}`, a: d, b: d, ...roundBore(d) }));

export const rectangularDuct = (a: number, b: number): DuctSize => ({
  name: `${a}×${b}`,
  a,
  b,
  hydraulic: hydraulicDiameter(a, b) * MILLI,
  area: a * MILLI * (b * MILLI),
});

/** All a ≥ b with a/b ≤ aspect: least area first, then least aspect, then least a. */
export function rectangularDucts(
  sides: readonly number[] = DUCT_SIDES.value,
  aspect = ASPECT_MOST,
): readonly DuctSize[] {
  const all = sides.flatMap((a) =>
    sides.filter((b) => b <= a && a <= aspect * b).map((b) => rectangularDuct(a, b)),
  );
  // Compared in whole mm², so that equal areas are equal whichever sides make them.
  return all.sort(
    (one, other) => one.a * one.b - other.a * other.b || one.a * other.b - other.a * one.b || one.a - other.a,
  );
}

export const ductSizes = (ducts: readonly DuctSize[]): Sizes => sizesOf(ducts);

/**
 * @param velocity m/s
 * @param height mm, greatest height of a duct; null for none
 */
export const ductLimits = (
  ducts: readonly DuctSize[],
  velocity: number,
  height: number | null,
  friction = DUCT_FRICTION_MOST.value,
): SizeLimits => ({
  friction,
  velocity: Float64Array.from(ducts, ({ b }) => (height === null || b <= height ? velocity : 0)),
});
