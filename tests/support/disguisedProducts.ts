import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";

/** The expected result of importing a real record: every figure in the catalogue's unit. */
export interface PlainProduct {
  readonly category: string;
  readonly brand: string;
  readonly model: string;
  readonly speed: number | null;
  readonly points: readonly {
    readonly flow: number;
    readonly values: Partial<Record<CurveQuantity, number>>;
  }[];
}

type Point = Readonly<Record<string, number>>;
interface PumpRecord {
  readonly manufacturer: string;
  readonly model: string;
  readonly speed_rpm?: number;
  readonly curves?: readonly { readonly speed_rpm: number; readonly points: readonly Point[] }[];
  readonly trims?: readonly ({ readonly impeller_diameter_mm: number; readonly stages: number } & Readonly<
    Record<`${string}_points`, readonly Point[]>
  >)[];
}
interface FanRecord {
  readonly manufacturer: string;
  readonly model: string;
  readonly pressure_kind: string;
  readonly curves: readonly { readonly speed_rpm: number; readonly points: readonly Point[] }[];
}

/** The files themselves state source and licence of every record. */
const recordsOf = (name: "pumps" | "fans") =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../data/${name}.json`, import.meta.url)), "utf8"))
    .records;
const pumpRecords = (): readonly PumpRecord[] => recordsOf("pumps");
const fanRecords = (): readonly FanRecord[] => recordsOf("fans");

const stated = (values: Partial<Record<CurveQuantity, number | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
const times = (value: number | undefined, factor: number) =>
  value === undefined ? undefined : value * factor;

function measuredPumps(): PlainProduct[] {
  return pumpRecords().flatMap(({ manufacturer, model, curves = [] }) =>
    curves.map(({ speed_rpm, points }) => ({
      category: "水泵",
      brand: manufacturer,
      model,
      speed: speed_rpm,
      points: points.map((point) => ({
        flow: point["flow_m3_per_s"]! * 3600,
        values: stated({
          head: point["head_m"],
          inputPower: times(point["electric_power_w"], 1e-3),
          overallEfficiency: times(point["overall_efficiency_1"], 100),
        }),
      })),
    })),
  );
}

/** Each quantity of a trim was digitised at its own flows. */
const TRIM_QUANTITIES = [
  ["head_points", "head", "head_m", 1],
  ["efficiency_points", "efficiency", "efficiency_1", 100],
  ["shaft_power_points", "shaftPower", "shaft_power_kw", 1],
  ["npsh_required_points", "npsh", "npsh_required_m", 1],
] as const;

function trimmedPumps(): PlainProduct[] {
  return pumpRecords().flatMap(({ manufacturer, model, speed_rpm = null, trims = [] }) =>
    trims.map((trim) => ({
      category: "水泵",
      brand: manufacturer,
      model: `${model} Ø${trim.impeller_diameter_mm}/${trim.stages}`,
      speed: speed_rpm,
      points: TRIM_QUANTITIES.flatMap(([list, quantity, key, factor]) =>
        (trim[list] ?? []).map((point) => ({
          flow: point["flow_m3_per_h"]!,
          values: { [quantity]: point[key]! * factor },
        })),
      ),
    })),
  );
}

function fans(): PlainProduct[] {
  return fanRecords()
    .filter(({ pressure_kind }) => pressure_kind === "static")
    .flatMap(({ manufacturer, model, curves }) =>
      curves.map(({ speed_rpm, points }) => ({
        category: "通风机",
        brand: manufacturer,
        model,
        speed: speed_rpm,
        points: points.map((point) => ({
          flow: point["flow_m3_per_s"]! * 3600,
          values: stated({
            staticPressure: point["pressure_pa"],
            shaftPower: times(point["shaft_power_w"], 1e-3),
            staticPressureEfficiency: times(point["static_efficiency_1"], 100),
          }),
        })),
      })),
    );
}

export const realPumps = (): PlainProduct[] => [...measuredPumps(), ...trimmedPumps()];
export const realFans = fans;

/** A column of a file: its header, and its content for one point of a product. */
export interface Column {
  readonly header: string;
  readonly of: (product: PlainProduct, point: PlainProduct["points"][number]) => string | number | null;
}

const own = (header: string, key: "category" | "brand" | "model" | "speed"): Column => ({
  header,
  of: (product) => product[key],
});
const flow = (header: string, factor: number): Column => ({ header, of: (_, point) => point.flow * factor });
const quantity = (header: string, of: CurveQuantity, factor: number): Column => ({
  header,
  of: (_, { values }) => (values[of] === undefined ? null : values[of] * factor),
});

const HP = 1 / 0.745_699_872;
const FT = 1 / 0.3048;

/** Chinese headers in the catalogue's own units. */
export const PLAIN: readonly Column[] = [
  own("分类", "category"),
  own("品牌", "brand"),
  own("型号", "model"),
  own("转速 r/min", "speed"),
  flow("流量（m³/h）", 1),
  quantity("扬程 H（m）", "head", 1),
  quantity("静压（Pa）", "staticPressure", 1),
  quantity("静压效率%", "staticPressureEfficiency", 1),
  quantity("效率（%）", "efficiency", 1),
  quantity("轴功率（kW）", "shaftPower", 1),
  quantity("输入功率（kW）", "inputPower", 1),
  quantity("总效率（%）", "overallEfficiency", 1),
  quantity("汽蚀余量（m）", "npsh", 1),
];

/** The same in English, American units and another order. */
export const DISGUISED: readonly Column[] = [
  quantity("NPSHr [ft]", "npsh", FT),
  quantity("Overall efficiency (1)", "overallEfficiency", 0.01),
  quantity("Pump efficiency (fraction)", "efficiency", 0.01),
  quantity("Input power (hp)", "inputPower", HP),
  own("Manufacturer", "brand"),
  quantity("Shaft_power [hp]", "shaftPower", HP),
  quantity("Static pressure (in.wg)", "staticPressure", 1 / 249.0889),
  quantity("Static efficiency (1)", "staticPressureEfficiency", 0.01),
  quantity("Head/ft", "head", FT),
  flow("Flow (gpm)", 1 / 0.227_124_707),
  own("Model number", "model"),
  own("Speed, rpm", "speed"),
  own("Category", "category"),
];

/** The same in yet other headers and units. */
export const METRIC: readonly Column[] = [
  own("model", "model"),
  own("brand", "brand"),
  own("category", "category"),
  flow("air flow cfm", 0.588_577_778_5),
  own("转速（r/s）", "speed"),
  quantity("扬程（kPa）", "head", 9.806_65),
  quantity("静压 Ps（mmH2O）", "staticPressure", 1 / 9.806_65),
  quantity("静压效率（小数）", "staticPressureEfficiency", 0.01),
  quantity("水泵效率 η（%）", "efficiency", 1),
  quantity("轴功率（马力）", "shaftPower", 1 / 0.735_498_75),
  quantity("输入功率（W）", "inputPower", 1000),
  quantity("机组效率（%）", "overallEfficiency", 1),
  quantity("必需汽蚀余量（mm）", "npsh", 1000),
].map((column) =>
  column.header.startsWith("转速")
    ? { ...column, of: ({ speed }) => (speed === null ? null : speed / 60) }
    : column,
);

/** A flat table with headers: one row per point. */
export const flatRows = (products: readonly PlainProduct[], columns: readonly Column[]) => [
  columns.map(({ header }) => header),
  ...products.flatMap((product) =>
    product.points.map((point) => columns.map(({ of }) => of(product, point))),
  ),
];
