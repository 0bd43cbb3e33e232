import * as fc from "fast-check";

import { LANGUAGES, type Language } from "./drawnWords.ts";

export interface TrueProduct {
  readonly model: string;
  readonly speed: number;
  readonly motor: number;
  readonly weight: number;
  /** Flow in m³/h, lift in m or Pa, shaft power in kW. */
  readonly points: readonly { readonly flow: number; readonly lift: number; readonly shaft: number }[];
}

export interface Layout {
  readonly kind: "pump" | "fan";
  readonly language: Language;
  readonly picks: readonly number[];
  readonly order: readonly number[];
  readonly unitPlace: "head" | "row" | "slash" | "bare" | "comma";
  readonly same: "merged" | "blank" | "repeated";
  readonly figures: "numbers" | "points" | "commas" | "wide" | "spaces";
  readonly hasThousands: boolean;
  readonly hasIndex: boolean;
  readonly hasGroup: boolean;
  readonly hasMark: boolean;
  readonly isTurned: boolean;
  readonly isMatrix: boolean;
  readonly trouble: Trouble;
}

/**
 * What else makers do: an outline in L, B and H; one model for two voltages; two units in a head; a second table
 * below a title of its own; two figures in one cell; a product that is hidden; a sum of rows; two models in one cell; a
 * flow from and to in one cell.
 */
const TROUBLES = [
  ...([
    "none",
    "outline",
    "voltages",
    "units",
    "titles",
    "break",
    "hidden",
    "total",
    "models",
    "range",
  ] as const),
] as const;
type Trouble = (typeof TROUBLES)[number];

export const layouts: fc.Arbitrary<Layout> = fc.record({
  kind: fc.constantFrom("pump" as const, "fan" as const),
  language: fc.constantFrom("zh", ...LANGUAGES),
  picks: fc.array(fc.nat({ max: 5 }), { minLength: 8, maxLength: 8 }),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }),
  unitPlace: fc.constantFrom("head", "row", "slash", "bare", "comma"),
  same: fc.constantFrom("merged" as const, "blank" as const, "repeated" as const),
  figures: fc.constantFrom("numbers", "points", "commas", "wide", "spaces"),
  hasThousands: fc.boolean(),
  hasIndex: fc.boolean(),
  hasGroup: fc.boolean(),
  hasMark: fc.boolean(),
  isTurned: fc.boolean(),
  isMatrix: fc.boolean(),
  trouble: fc.oneof(fc.constant("none" as const), fc.constantFrom(...TROUBLES)),
});

const sizes = ["32-100", "40-125", "50-160", "65-200", "80-250", "100-315"];
const motors = [0.75, 1.1, 2.2, 5.5, 11, 22, 37];

export const trueProducts = (kind: "pump" | "fan"): fc.Arbitrary<readonly TrueProduct[]> =>
  fc
    .array(
      fc.record({
        flow: fc.integer({ min: 5, max: 400 }),
        lift: fc.integer({ min: 12, max: 80 }),
        points: fc.integer({ min: 2, max: 6 }),
        speed: fc.constantFrom(960, 1450, 2900),
        motor: fc.constantFrom(...motors),
        weight: fc.integer({ min: 12, max: 900 }),
      }),
      { minLength: 2, maxLength: 6 },
    )
    .map((all) =>
      all.map(({ flow, lift, points, ...rest }, at) => {
        const scale = kind === "fan" ? 30 : 1;
        return {
          ...rest,
          model: `KQL${sizes[at] ?? at}`,
          points: Array.from({ length: points }, (_, place) => {
            const share = 0.6 + (0.6 * place) / (points - 1);
            const q = Math.round(flow * scale * share * 10) / 10;
            const y = Math.round(lift * (kind === "fan" ? 15 : 1) * (1.25 - 0.25 * share * share) * 10) / 10;
            const fluid = kind === "fan" ? (q * y) / 3.6e6 : (q * y * 9.81) / 3600;
            return { flow: q, lift: y, shaft: Math.round((fluid / 0.7) * 1000) / 1000 };
          }),
        };
      }),
    );
