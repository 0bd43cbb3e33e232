import {
  choice,
  INNER_DIAMETER,
  NOMINAL_SIZE,
  OUTER_DIAMETER,
  WALL_THICKNESS,
  WEIGHT,
} from "./materialProperties.ts";
import { cited, NOT_VERIFIED, rounded, valuesOf, type LibraryCategory } from "./LibraryCategory.ts";

const PIPES = "M000100";

/** kg/m of a tube, from its density in kg/dm³: π/1000 · ρ · (D − t) · t. */
const tubeWeight = (density: number, outer: number, wall: number) =>
  rounded((Math.PI / 1000) * density * (outer - wall) * wall, 3);
const STEEL = 7.85;
const COPPER = 8.94;

const CLASS = choice("MP0006", "壁厚系列", ["普通", "加厚"]);

/** DN, outside diameter, wall of the usual and of the thick series. */
const WELDED: readonly (readonly [number, number, number, number])[] = [
  [15, 21.3, 2.8, 3.5],
  [20, 26.9, 2.8, 3.5],
  [25, 33.7, 3.2, 4],
  [32, 42.4, 3.5, 4],
  [40, 48.3, 3.5, 4.5],
  [50, 60.3, 3.8, 4.5],
  [65, 76.1, 4, 4.5],
  [80, 88.9, 4, 5],
  [100, 114.3, 4, 5],
  [125, 139.7, 4, 5.5],
  [150, 168.3, 4.5, 6],
];

export const weldedPipes: LibraryCategory = {
  code: "M000101",
  parentCode: PIPES,
  name: "焊接钢管",
  standard: "GB/T 3091",
  unit: "m",
  source: cited("GB/T 3091"),
  definitions: [NOMINAL_SIZE, CLASS, OUTER_DIAMETER, WALL_THICKNESS, INNER_DIAMETER, WEIGHT],
  materials: ["焊接钢管", "热浸镀锌焊接钢管"].flatMap((name) =>
    WELDED.flatMap(([size, outer, usual, thick]) =>
      (
        [
          ["普通", usual],
          ["加厚", thick],
        ] as const
      ).map(([series, wall]) => ({
        name,
        specification: `DN${size}（Φ${outer}×${wall}）`,
        verifiedBy: NOT_VERIFIED,
        values: valuesOf(
          [NOMINAL_SIZE, size],
          [CLASS, series],
          [OUTER_DIAMETER, outer],
          [WALL_THICKNESS, wall],
          [INNER_DIAMETER, rounded(outer - 2 * wall, 1)],
          // Zinc comes on top, by the mass of the coating that is ordered.
          [WEIGHT, name === "焊接钢管" ? tubeWeight(STEEL, outer, wall) : null],
        ),
      })),
    ),
  ),
};

/** DN, outside diameter, walls in usual use. */
const SEAMLESS: readonly (readonly [number, number, readonly number[]])[] = [
  [25, 32, [2.5, 3, 3.5]],
  [32, 38, [2.5, 3, 3.5]],
  [40, 45, [2.5, 3, 3.5]],
  [50, 57, [3, 3.5, 4]],
  [65, 76, [3.5, 4, 5]],
  [80, 89, [3.5, 4, 5]],
  [100, 108, [4, 4.5, 5]],
  [125, 133, [4, 4.5, 5]],
  [150, 159, [4.5, 5, 6]],
  [200, 219, [6, 7, 8]],
  [250, 273, [6.5, 7, 8]],
  [300, 325, [7, 8, 9]],
  [350, 377, [9, 10]],
  [400, 426, [9, 10]],
  [450, 480, [9, 10]],
  [500, 530, [9, 10]],
];

export const seamlessPipes: LibraryCategory = {
  code: "M000102",
  parentCode: PIPES,
  name: "无缝钢管",
  standard: "GB/T 8163",
  unit: "m",
  source: cited("GB/T 8163、GB/T 17395"),
  definitions: [NOMINAL_SIZE, OUTER_DIAMETER, WALL_THICKNESS, INNER_DIAMETER, WEIGHT],
  materials: SEAMLESS.flatMap(([size, outer, walls]) =>
    walls.map((wall) => ({
      name: "输送流体用无缝钢管",
      specification: `Φ${outer}×${wall}`,
      verifiedBy: NOT_VERIFIED,
      values: valuesOf(
        [NOMINAL_SIZE, size],
        [OUTER_DIAMETER, outer],
        [WALL_THICKNESS, wall],
        [INNER_DIAMETER, rounded(outer - 2 * wall, 1)],
        [WEIGHT, tubeWeight(STEEL, outer, wall)],
      ),
    })),
  ),
};

const COPPER_CLASS = choice("MP0007", "类型", ["A", "B", "C"]);

/** DN, outside diameter, walls of the types A, B and C. */
const WATER_COPPER: readonly (readonly [number, number, readonly [number, number, number]])[] = [
  [15, 18, [1.2, 1, 0.7]],
  [20, 22, [1.5, 1.2, 0.9]],
  [25, 28, [1.5, 1.2, 0.9]],
  [32, 35, [2, 1.5, 1.2]],
  [40, 42, [2, 1.5, 1.2]],
  [50, 54, [2.5, 2, 1.2]],
  [65, 67, [2.5, 2, 1.5]],
  [80, 89, [2.5, 2, 1.5]],
  [100, 108, [3.5, 2.5, 1.5]],
  [125, 133, [3.5, 2.5, 1.5]],
  [150, 159, [4, 3.5, 2]],
  [200, 219, [6, 5, 4]],
];

export const copperWaterPipes: LibraryCategory = {
  code: "M000103",
  parentCode: PIPES,
  name: "铜水管",
  standard: "GB/T 18033",
  unit: "m",
  source: cited("GB/T 18033"),
  definitions: [NOMINAL_SIZE, COPPER_CLASS, OUTER_DIAMETER, WALL_THICKNESS, INNER_DIAMETER, WEIGHT],
  materials: WATER_COPPER.flatMap(([size, outer, walls]) =>
    walls.map((wall, at) => ({
      name: "无缝铜水管",
      specification: `DN${size}（Φ${outer}×${wall}）`,
      verifiedBy: NOT_VERIFIED,
      values: valuesOf(
        [NOMINAL_SIZE, size],
        [COPPER_CLASS, ["A", "B", "C"][at] ?? null],
        [OUTER_DIAMETER, outer],
        [WALL_THICKNESS, wall],
        [INNER_DIAMETER, rounded(outer - 2 * wall, 1)],
        [WEIGHT, tubeWeight(COPPER, outer, wall)],
      ),
    })),
  ),
};

/** Outside diameters are eighths of an inch. */
const REFRIGERANT_COPPER: readonly (readonly [number, readonly number[]])[] = [
  [6.35, [0.7, 0.8]],
  [9.52, [0.7, 0.8]],
  [12.7, [0.8, 1]],
  [15.88, [0.8, 1]],
  [19.05, [1]],
  [22.22, [1, 1.2]],
  [25.4, [1, 1.2]],
  [28.58, [1, 1.2]],
  [31.75, [1.1, 1.3]],
  [34.92, [1.2, 1.3]],
  [38.1, [1.5]],
  [41.28, [1.5]],
];

export const copperRefrigerantPipes: LibraryCategory = {
  code: "M000104",
  parentCode: PIPES,
  name: "空调制冷用铜管",
  standard: "GB/T 17791",
  unit: "m",
  source: cited("GB/T 17791"),
  definitions: [OUTER_DIAMETER, WALL_THICKNESS, INNER_DIAMETER, WEIGHT],
  materials: REFRIGERANT_COPPER.flatMap(([outer, walls]) =>
    walls.map((wall) => ({
      name: "空调与制冷设备用无缝铜管",
      specification: `Φ${outer}×${wall}`,
      verifiedBy: NOT_VERIFIED,
      values: valuesOf(
        [OUTER_DIAMETER, outer],
        [WALL_THICKNESS, wall],
        [INNER_DIAMETER, rounded(outer - 2 * wall, 2)],
        [WEIGHT, tubeWeight(COPPER, outer, wall)],
      ),
    })),
  ),
};
