import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import { bestOf, type Better } from "#domain/desk/report/comparison/bestOf.ts";
import {
  rowOf,
  statedIndices,
  type CompareGroup,
  type CompareRow,
} from "#domain/desk/report/comparison/CompareRow.ts";
import { speedName } from "#domain/physics/curve/speedName.ts";
import { chosenYear, type ChosenYear } from "#domain/products/energy/chosenYear.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import {
  choiceText,
  energyText,
  percentFigure,
  shortYearText,
  UNVERIFIED,
  yearFaultText,
} from "#domain/products/energy/energyWords.ts";
import type { Prices } from "#domain/products/energy/energyCosts.ts";
import { priceWords } from "#domain/products/energy/priceFields.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import { formatNumber, formatPlain, MISSING } from "#domain/base/formatNumber.ts";
import type { Result } from "#domain/base/result.ts";

const figures = (
  years: readonly ChosenYear[],
  read: (year: Extract<ChosenYear, { readonly ok: true }>) => number | null,
) => years.map((each) => (each.ok ? read(each) : null));

function figureRow(
  key: string,
  name: string,
  unit: string,
  values: readonly (number | null)[],
  better: Better,
  text: (value: number | null) => string,
): readonly CompareRow[] {
  if (values.every((value) => value === null)) return [];
  const marks = { figures: statedIndices(values), best: bestOf(values, better) };
  return [rowOf(key, name, unit, values.map(text), marks)];
}

const money = (value: number | null): string => formatNumber(value, 0);

function motorText({ motor }: ProductEnergy): string {
  if (motor === null) return MISSING;
  const size = formatPlain(motor.ratedPower);
  return motor.isStated ? size : `${size}，按轴功率选（${UNVERIFIED}）`;
}

/** A motor that was chosen here and not stated is text only, not a comparable figure. */
const statedMotor = ({ motor }: ProductEnergy) => (motor?.isStated === true ? motor.ratedPower : null);

/** Cost of the chosen control beside the year itself; `null` if no prices are entered. */
const costOf = ({ year, energy }: Extract<ChosenYear, { readonly ok: true }>) =>
  energy.costs[energy.methods.findIndex(({ method }) => method === year.method)] ?? null;

/** Share of a load's flow that may be missing; a search ignores it, too. */
const LITTLE = 0.02;

/** A row for the missing share of the loads, if any product falls short. */
function shortRow(years: readonly ChosenYear[]): readonly CompareRow[] {
  const texts = years.map((each) => (each.ok ? (shortYearText(each.year) ?? "") : MISSING));
  return texts.every((text) => text === "" || text === MISSING)
    ? []
    : [rowOf("yearShortfall", "流量不足", "", texts)];
}

/**
 * The energy of each product in a year under the chosen load profile and control, and its cost at the user's own
 * prices; a product without a result has the reason.
 */
function energyGroup(
  found: readonly Result<ProductEnergy, EnergyFault>[],
  choice: EnergyChoice,
): CompareGroup {
  const years = found.map((each) => chosenYear(each, choice.control));
  const energies = figures(years, ({ year }) => year.energy);
  // A product that gives clearly less than required uses less energy, but is not the better one.
  const given = figures(years, ({ year }) => (year.shortfall > LITTLE ? null : year.energy));
  const wrong = new Set(years.flatMap((each, at) => (each.ok ? [] : [at])));
  const settings = years.map((each) =>
    each.ok && each.energy.setting !== "" ? speedName(each.energy.setting, null) : MISSING,
  );
  return {
    name: `年耗电：${choiceText(choice)}`,
    rows: [
      rowOf(
        "yearlyEnergy",
        "年耗电",
        "kWh/a",
        years.map((each) => (each.ok ? energyText(each.year.energy) : yearFaultText(each.fault))),
        { figures: statedIndices(energies), best: bestOf(given, "less"), bad: wrong },
      ),
      ...shortRow(years),
      ...figureRow(
        "wireEfficiency",
        "年总效率",
        "%",
        figures(years, ({ year }) => year.wireEfficiency),
        "more",
        percentFigure,
      ),
      ...figureRow(
        "electricity",
        "首年电费",
        "元/a",
        figures(years, (each) => costOf(each)?.electricity ?? null),
        "less",
        money,
      ),
      ...figureRow(
        "lifeCycle",
        "全寿命费用（各产品同一设备价）",
        "元，现值",
        figures(years, (each) => costOf(each)?.lifeCycle ?? null),
        "less",
        money,
      ),
      rowOf(
        "energyMotor",
        "电动机",
        "kW",
        years.map((each) => (each.ok ? motorText(each.energy) : MISSING)),
        { figures: statedIndices(figures(years, ({ energy }) => statedMotor(energy))) },
      ),
      ...(settings.every((setting) => setting === MISSING)
        ? []
        : [rowOf("energySetting", "计算档位", "", settings)]),
    ],
  };
}

/** The years of all products in the table. */
export interface ComparedYears {
  readonly choice: EnergyChoice;
  readonly group: CompareGroup;
  /** The basis of the figures, which a link does not contain. */
  readonly notes: readonly string[];
}

const COSTS: ReadonlySet<string> = new Set(["electricity", "lifeCycle"]);

export function comparedYears({
  found,
  choice,
  prices,
}: {
  readonly found: readonly Result<ProductEnergy, EnergyFault>[];
  readonly choice: EnergyChoice;
  readonly prices: Prices;
}): ComparedYears {
  const group = energyGroup(found, choice);
  const isPriced = group.rows.some(({ key }) => COSTS.has(key));
  return {
    choice,
    group,
    notes: isPriced ? [`费用按自己填写的价格计算，价格不在链接中：${priceWords(prices)}`] : [],
  };
}
