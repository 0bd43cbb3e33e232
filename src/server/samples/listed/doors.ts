import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { DOOR_MATERIALS, type DOOR_RATINGS, DOOR_USES, DOOR_STANDARD } from "../../standard/doorStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

/** mm of the opening. */
const SINGLE = [800, 900, 1000];
const DOUBLE = [1200, 1500, 1800];
const HEIGHTS = [2100, 2400];
/** kg/㎡ */
const WEIGHTS = { V000921: 42, V000922: 36 };

interface Door {
  readonly letters: string;
  readonly use: keyof typeof DOOR_USES;
  readonly rating: keyof typeof DOOR_RATINGS | null;
  readonly material: keyof typeof DOOR_MATERIALS;
  /** dB, R_w */
  readonly sound: number;
  /** W/(㎡·K) */
  readonly transmission: number;
}

const lineOf = ({ letters, use, rating, material, sound, transmission }: Door): ListedLine => ({
  letters,
  name: `${DOOR_MATERIALS[material]}${DOOR_USES[use]}`,
  items: () =>
    [...SINGLE, ...DOUBLE].flatMap((width) =>
      HEIGHTS.map((height) => ({
        size: `${width / 100}${height / 100}`,
        numbers: [
          [PROPERTY.width, width],
          [PROPERTY.height, height],
          // A meeting stile lets sound through.
          [PROPERTY.soundInsulation, width > 1000 ? sound - 3 : sound],
          [PROPERTY.heatTransmission, transmission],
          [PROPERTY.weight, roundTo(0, (width * height * WEIGHTS[material]) / 1e6)],
        ],
        enums: [
          [PROPERTY.productType, use],
          [PROPERTY.fireRating, rating],
          [PROPERTY.leaves, width > 1000 ? "V000912" : "V000911"],
          [PROPERTY.material, material],
        ],
      })),
    ),
});

export const DOORS: ListedCategory = {
  code: DOOR_STANDARD.code,
  lines: (
    [
      {
        letters: "MGJ",
        use: "V000891",
        rating: "V000901",
        material: "V000921",
        sound: 33,
        transmission: 2.4,
      },
      {
        letters: "MGY",
        use: "V000891",
        rating: "V000902",
        material: "V000921",
        sound: 31,
        transmission: 2.6,
      },
      {
        letters: "MGB",
        use: "V000891",
        rating: "V000903",
        material: "V000921",
        sound: 29,
        transmission: 2.8,
      },
      { letters: "MMY", use: "V000891", rating: "V000902", material: "V000922", sound: 30, transmission: 2 },
      { letters: "MGS", use: "V000892", rating: null, material: "V000921", sound: 45, transmission: 1.9 },
      { letters: "MGW", use: "V000893", rating: null, material: "V000921", sound: 32, transmission: 1.2 },
    ] as const
  ).map(lineOf),
};
