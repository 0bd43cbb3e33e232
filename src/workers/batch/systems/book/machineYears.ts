import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { readEnergy } from "#domain/products/energy/energyAddress.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { YearCost } from "#domain/products/energy/energyCosts.ts";
import type { EnergyRow, YearlyEnergy } from "#domain/products/energy/EnergyYear.ts";
import {
  assumptionLines,
  choiceText,
  ENERGY_FAULTS,
  missingText,
  NO_LAW,
  rowRemark,
  shortYearText,
  UNVERIFIED,
} from "#domain/products/energy/energyWords.ts";
import { priceWords } from "#domain/products/energy/priceFields.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import { countedHours } from "#domain/products/energy/sumRows.ts";
import { FigureSheet } from "./FigureSheet.ts";
import type { BookLine } from "./BookLine.ts";
import type { MachineYear, YearOf } from "./MachineYear.ts";

/** A year of a system's machines under the chosen control */
interface ChosenYear {
  readonly choice: EnergyChoice;
  readonly energy: ProductEnergy;
  readonly year: YearlyEnergy;
  /** null without an electricity price or a whole year */
  readonly cost: YearCost | null;
  readonly asked: MachineYear;
}
export type YearOfBook =
  { readonly ok: true; readonly value: ChosenYear } | { readonly ok: false; readonly why: string };

/** Sentences for a year that is not in the file; the page may have asked for another duty meanwhile. */
const GAPS = {
  gone: "产品库中已没有该产品",
  unreachable: "未能取得产品曲线，请联网后重新导出",
} as const;
const NOT_COMPUTED = "未计算：系统刚有变化，请重新导出";

/** The year for this duty; null without a kept machine. */
export function yearOfBook(
  { machine, year, flow, value }: Omit<YearOf, "machine"> & { readonly machine: string | null },
  asked: MachineYear | undefined,
): YearOfBook | null {
  if (machine === null) return null;
  if (year === "") return { ok: false, why: "未输入负荷分布" };
  const isOwn =
    asked?.machine === machine && asked.year === year && asked.flow === flow && asked.value === value;
  if (asked === undefined || !isOwn) return { ok: false, why: NOT_COMPUTED };
  const { energy } = asked;
  if (!energy.ok)
    return {
      ok: false,
      why:
        energy.code === "gone" || energy.code === "unreachable"
          ? GAPS[energy.code]
          : ENERGY_FAULTS[energy.code],
    };
  const choice = readEnergy(new URLSearchParams(year));
  const at = energy.value.methods.findIndex(({ method }) => method === choice.control);
  const found = energy.value.methods[at]?.year;
  if (found?.ok !== true) return { ok: false, why: NO_LAW };
  const cost = energy.value.costs[at] ?? null;
  return { ok: true, value: { choice, energy: energy.value, year: found.value, cost, asked } };
}

/** Energy of a whole year, kWh; null if the machines cannot run some of its loads. */
export const wholeEnergy = (of: YearOfBook | null): number | null =>
  of?.ok === true && of.value.year.missing === 0 ? of.value.year.energy : null;

/** Cost of the first year in yuan; null without a price or a whole year. */
export const firstCost = (of: YearOfBook | null): number | null =>
  of?.ok === true ? (of.value.cost?.electricity ?? null) : null;

const joined = (...words: readonly (string | null)[]) =>
  words.filter((word) => word !== null && word !== "").join("；");

function costLines({ cost, asked: { prices }, choice }: ChosenYear): readonly BookLine[] {
  if (prices.electricity === null) return [{ item: "首年电费", note: "未输入电价" }];
  const lines: BookLine[] = [
    { item: "电价", value: prices.electricity, unit: "元/kWh", note: "使用者输入" },
    {
      item: "首年电费",
      value: cost?.electricity ?? null,
      unit: "元",
      ...(cost === null ? {} : { formula: "{年耗电}*{电价}" }),
    },
  ];
  if (cost?.lifeCycle == null) return lines;
  lines.push({
    item: "全寿命费用",
    value: cost.lifeCycle,
    unit: "元",
    note: `现值；使用者输入：${priceWords(prices)}`,
  });
  if (choice.control === "throttled" || cost.payback === null) return lines;
  const { simple, discounted } = cost.payback;
  lines.push(
    { item: "静态回收期", value: simple, unit: "年", note: "与定速节流比较" },
    { item: "动态回收期", value: discounted, unit: "年", note: "与定速节流比较" },
  );
  return lines;
}

/** Words that differ between pumps and fans */
const WORDS: Readonly<
  Record<Machine, { estimated: string; fluid: string; value: string; digits: number; efficiency: string }>
> = {
  pump: {
    ...{ estimated: "估算：扬程含估算的管长", fluid: "水功率" },
    ...{ value: "单台扬程（m）", digits: 2, efficiency: "水泵效率（%）" },
  },
  fan: {
    ...{ estimated: "估算：全压含估算的管长", fluid: "空气功率" },
    ...{ value: "全压（Pa）", digits: 1, efficiency: "全压效率（%）" },
  },
};

/** Energy and costs of a year as lines of 设备选型计算书; the assumptions of the duty apply to its year. */
export function yearLines(
  machine: Machine,
  of: YearOfBook | null,
  isEstimated: boolean,
): readonly BookLine[] {
  if (of === null) return [];
  if (!of.ok) return [{ item: "年耗电", note: of.why }];
  const { choice, energy, year } = of.value;
  const whole = wholeEnergy(of);
  // The font on paper has no raised n.
  const basis = assumptionLines(energy, year, choice).map((text) => text.replaceAll("ⁿ", "^n"));
  return [
    {
      item: "年耗电",
      value: whole,
      unit: "kWh",
      note: joined(
        isEstimated ? WORDS[machine].estimated : null,
        choiceText(choice),
        missingText(year),
        shortYearText(year),
      ),
    },
    {
      item: "年总效率",
      value: whole === null ? null : year.wireEfficiency,
      note: `${WORDS[machine].fluid}/输入功率`,
    },
    ...costLines(of.value),
    ...basis.map((text, at) => ({
      item: `年耗电依据 ${at + 1}`,
      unit: text.includes(UNVERIFIED) ? UNVERIFIED : "",
      note: text,
    })),
  ];
}

type Runs = Extract<EnergyRow["outcome"], { readonly status: "runs" }>;
const PERCENT = 100;
const percent = (share: number | null) => (share === null ? null : share * PERCENT);

/** 年耗电: one line for each load with the operating point of one machine, and their sum; none without a year. */
export function yearSheets(machine: Machine, name: string, of: YearOfBook | null): readonly PlanSheet[] {
  if (of?.ok !== true) return [];
  const words = WORDS[machine];
  const { year, energy } = of.value;
  const { rows } = year;
  const isSum = (row: number) => row === rows.length;
  const run =
    (figure: (run: Runs) => number | null, still: number | null = null) =>
    (row: number): number | null => {
      const outcome = rows[row]?.outcome;
      if (outcome?.status === "runs") return figure(outcome);
      return outcome?.status === "stands" ? still : null;
    };
  const last = rows.length + 1;
  const isWhole = year.missing === 0;
  const sheet = new FigureSheet(`${name}年耗电`, rows.length + 1)
    .texts("负荷", (row) => (isSum(row) ? (isWhole ? "合计" : "合计，不是全年") : String(row + 1)))
    .figures("流量占比（%）", 1, (row) => percent(rows[row]?.share ?? null))
    .figures("流量（m³/h）", 2, (row) => rows[row]?.flow ?? null)
    .figures(
      words.value,
      words.digits,
      run(({ point }) => point.value),
    )
    .figures(
      "转速（%）",
      1,
      run(({ point }) => percent(point.rate)),
    )
    .figures(
      words.efficiency,
      1,
      run(({ efficiency }) => percent(efficiency)),
    )
    .figures(
      "单台轴功率（kW）",
      3,
      run(({ chain }) => chain.shaft),
    )
    .figures(
      "电动机（%）",
      1,
      run(({ chain }) => percent(chain.motor)),
    )
    .figures(
      "变频器（%）",
      1,
      run(({ chain }) => percent(chain.drive)),
    )
    .figures(
      "输入功率（kW）",
      3,
      run(({ input }) => input, 0),
    )
    .mixed(
      "时间（h）",
      0,
      (row) => (isSum(row) ? countedHours(rows) : rows[row]!.hours),
      (row) => (isSum(row) && isWhole ? `SUM([时间（h）]2:[时间（h）]${last})` : ""),
    )
    .mixed(
      "耗电（kWh）",
      1,
      (row) => (isSum(row) ? year.energy : run(({ energy: own }) => own, 0)(row)),
      (row) => {
        if (isSum(row)) return `SUM([耗电（kWh）]2:[耗电（kWh）]${last})`;
        return rows[row]!.outcome.status === "cannot"
          ? ""
          : `[输入功率（kW）]${row + 2}*[时间（h）]${row + 2}`;
      },
    )
    .texts("备注", (row) => (isSum(row) ? (missingText(year) ?? "") : rowRemark(rows[row]!, energy.count)))
    .sheet();
  return [sheet];
}
