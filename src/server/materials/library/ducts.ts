import { AREA, choice, DIAMETER, PLATE_THICKNESS, SIDE_A, SIDE_B } from "./materialProperties.ts";
import { cited, NOT_VERIFIED, rounded, valuesOf, type LibraryCategory } from "./LibraryCategory.ts";

const DUCTS = "M000200";
const SYSTEMS = ["低压", "中压", "高压"] as const;
const SYSTEM = choice("MP0016", "系统压力类别", SYSTEMS);
const STANDARD = "GB 50243";

const SIDES = [120, 160, 200, 250, 320, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3000, 3500, 4000];
/** The longer side of a duct is at most so many times the shorter one. */
const MOST_RATIO = 4;
const DIAMETERS = [
  100, 120, 140, 160, 180, 200, 220, 250, 280, 320, 360, 400, 450, 500, 560, 630, 700, 800, 900, 1000, 1120,
  1250, 1400, 1600, 1800, 2000,
];

type Sheet = readonly [low: number, middle: number, high: number | null];
/** Up to this side or diameter, the sheet in mm; `null` is left to the design. */
const RECTANGULAR: readonly (readonly [number, Sheet])[] = [
  [320, [0.5, 0.5, 0.75]],
  [450, [0.5, 0.6, 0.75]],
  [630, [0.6, 0.75, 1]],
  [1000, [0.75, 0.75, 1]],
  [1500, [1, 1, 1.2]],
  [2000, [1, 1.2, 1.5]],
  [4000, [1.2, 1.2, null]],
];
const ROUND: readonly (readonly [number, Sheet])[] = [
  [320, [0.5, 0.5, 0.75]],
  [450, [0.5, 0.6, 0.75]],
  [630, [0.6, 0.75, 1]],
  [1000, [0.75, 0.75, 1]],
  [1500, [1, 1, 1.2]],
  [2000, [1, 1.2, 1.5]],
];

const sheetOf = (table: typeof ROUND, size: number, system: number) =>
  table.find(([upTo]) => size <= upTo)?.[1][system] ?? null;

const described = (size: string, sheet: number | null) =>
  sheet === null ? `${size}（板厚按设计）` : `${size}×${sheet}`;

export const rectangularDucts: LibraryCategory = {
  code: "M000201",
  parentCode: DUCTS,
  name: "矩形钢板风管",
  standard: STANDARD,
  unit: "㎡",
  source: cited(STANDARD),
  definitions: [SIDE_A, SIDE_B, SYSTEM, PLATE_THICKNESS, AREA],
  materials: SIDES.flatMap((a) =>
    SIDES.filter((b) => b <= a && a <= MOST_RATIO * b).flatMap((b) =>
      SYSTEMS.map((system, at) => {
        const sheet = sheetOf(RECTANGULAR, a, at);
        return {
          name: `${system}系统镀锌钢板矩形风管`,
          specification: described(`${a}×${b}`, sheet),
          verifiedBy: NOT_VERIFIED,
          values: valuesOf(
            [SIDE_A, a],
            [SIDE_B, b],
            [SYSTEM, system],
            [PLATE_THICKNESS, sheet],
            [AREA, rounded((2 * (a + b)) / 1000, 3)],
          ),
        };
      }),
    ),
  ),
};

export const roundDucts: LibraryCategory = {
  code: "M000202",
  parentCode: DUCTS,
  name: "圆形钢板风管",
  standard: STANDARD,
  unit: "㎡",
  source: cited(STANDARD),
  definitions: [DIAMETER, SYSTEM, PLATE_THICKNESS, AREA],
  materials: DIAMETERS.flatMap((diameter) =>
    SYSTEMS.map((system, at) => {
      const sheet = sheetOf(ROUND, diameter, at);
      return {
        name: `${system}系统镀锌钢板圆形风管`,
        specification: described(`Φ${diameter}`, sheet),
        verifiedBy: NOT_VERIFIED,
        values: valuesOf(
          [DIAMETER, diameter],
          [SYSTEM, system],
          [PLATE_THICKNESS, sheet],
          [AREA, rounded((Math.PI * diameter) / 1000, 3)],
        ),
      };
    }),
  ),
};
