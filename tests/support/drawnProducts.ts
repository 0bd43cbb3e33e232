import * as fc from "fast-check";

/** A quantity of a drawn table by language, with the units that it may be printed in. */
export interface Drawn {
  readonly quantity: string;
  readonly heads: Readonly<Record<Language, readonly string[]>>;
  /** Label, and how many of it the base unit is. */
  readonly units: readonly (readonly [label: string, factor: number])[];
  readonly digits: number;
}
type Language = "zh" | "en" | "de";

const drawn = (
  quantity: string,
  zh: string,
  en: string,
  de: string,
  units: Drawn["units"],
  digits: number,
): Drawn => ({ quantity, heads: { zh: zh.split("|"), en: en.split("|"), de: de.split("|") }, units, digits });

export const FLOW = drawn(
  "flow",
  "流量|流量 Q|风量",
  "Flow|Flow rate|Capacity Q",
  "Volumenstrom|Förderstrom",
  [
    ["m³/h", 1],
    ["L/s", 1 / 3.6],
    ["m³/min", 1 / 60],
  ],
  2,
);
export const LIFTS = {
  pump: drawn("head", "扬程|扬程 H", "Head|Total head", "Förderhöhe", [["m", 1]], 1),
  fan: drawn(
    "totalPressure",
    "全压|总压",
    "Total pressure",
    "Gesamtdruck|Totaldruck",
    [
      ["Pa", 1],
      ["kPa", 1e-3],
    ],
    3,
  ),
} as const;
export const SHAFT = drawn(
  "shaftPower",
  "轴功率",
  "Shaft power",
  "Wellenleistung",
  [
    ["kW", 1],
    ["W", 1000],
  ],
  3,
);
export const MOTOR = drawn("motorPower", "电机功率|配用功率", "Motor power", "Motorleistung", [["kW", 1]], 2);
export const SPEED = drawn(
  "speed",
  "转速|转速 n",
  "Speed",
  "Drehzahl",
  [
    ["r/min", 1],
    ["rpm", 1],
  ],
  0,
);
export const WEIGHT = drawn("weight", "重量|净重", "Weight", "Gewicht", [["kg", 1]], 0);
export const MODEL = {
  zh: ["型号", "产品型号", "规格型号"],
  en: ["Model", "Type"],
  de: ["Typ", "Modell"],
} as const;
export const INDEX = { zh: "序号", en: "Item", de: "Nr." } as const;
export const TOTAL = {
  zh: ["合计", "小计", "总计", "平均"],
  en: ["Total", "Average"],
  de: ["Summe", "Mittelwert"],
} as const;
export const TITLES = {
  pump: { zh: "示例 KQL 型离心泵性能表", en: "Example KQL series pumps", de: "Beispiel Baureihe KQL Pumpen" },
  fan: {
    zh: "示例 KQL 型离心风机性能表",
    en: "Example KQL series fans",
    de: "Beispiel Baureihe KQL Ventilatoren",
  },
} as const;
export const NOTES = {
  zh: "注：表中数据为 20℃ 时的数值，仅供参考。",
  en: "Note: figures at 20 °C, for reference only.",
  de: "Hinweis: Werte bei 20 °C, nur zur Information.",
} as const;

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
  readonly unitPlace: "head" | "row" | "slash" | "bare";
  readonly same: "merged" | "blank" | "repeated";
  readonly figures: "numbers" | "points" | "commas" | "wide";
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
 * below a title of its own; two figures in one cell; a product that is hidden; a sum of rows; two models in one cell.
 */
const TROUBLES = [
  ...(["none", "outline", "voltages", "units", "titles", "break", "hidden", "total", "models"] as const),
] as const;
type Trouble = (typeof TROUBLES)[number];

export const layouts: fc.Arbitrary<Layout> = fc.record({
  kind: fc.constantFrom("pump" as const, "fan" as const),
  language: fc.constantFrom("zh" as const, "zh" as const, "en" as const, "de" as const),
  picks: fc.array(fc.nat({ max: 5 }), { minLength: 8, maxLength: 8 }),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }),
  unitPlace: fc.constantFrom("head" as const, "row" as const, "slash" as const, "bare" as const),
  same: fc.constantFrom("merged" as const, "blank" as const, "repeated" as const),
  figures: fc.constantFrom("numbers" as const, "points" as const, "commas" as const, "wide" as const),
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
