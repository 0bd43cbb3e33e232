import { bestOf, type Better } from "#domain/compare/bestOf.ts";
import { speedName } from "#domain/curve/speedName.ts";
import { chosenYear, type ChosenYear } from "#domain/energy/chosenYear.ts";
import type { EnergyChoice } from "#domain/energy/EnergyChoice.ts";
import {
  choiceText,
  energyText,
  percentFigure,
  UNVERIFIED,
  yearFaultText,
} from "#domain/energy/energyWords.ts";
import type { EnergyFault, ProductEnergy } from "#domain/energy/productEnergy.ts";
import { formatNumber, formatPlain, MISSING } from "#domain/formatNumber.ts";
import type { Result } from "#domain/result.ts";
import { NONE, rowOf, type CompareRow } from "./CompareRow.ts";
import type { CompareGroup } from "./compareRows.ts";

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
  return [rowOf(key, name, unit, values.map(text), bestOf(values, better))];
}

const money = (value: number | null): string => formatNumber(value, 0);

function motorText({ motor }: ProductEnergy): string {
  if (motor === null) return MISSING;
  const size = formatPlain(motor.ratedPower);
  return motor.isStated ? size : `${size}，按轴功率选（${UNVERIFIED}）`;
}

/** Of the chosen control beside the year itself; `null` where nothing is entered to reckon it with. */
const costOf = ({ year, energy }: Extract<ChosenYear, { readonly ok: true }>) =>
  energy.costs[energy.ways.findIndex(({ way }) => way === year.way)] ?? null;

/**
 * What each product takes in a year under the chosen profile and control, and what that costs at a user's own prices, which
 * are the same for all; a product without a year has the reason in its place.
 */
export function energyGroup(
  found: readonly Result<ProductEnergy, EnergyFault>[],
  choice: EnergyChoice,
): CompareGroup {
  const years = found.map((each) => chosenYear(each, choice.control));
  const energies = figures(years, ({ year }) => year.energy);
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
        bestOf(energies, "less"),
        wrong,
      ),
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
        NONE,
      ),
      ...(settings.every((setting) => setting === MISSING)
        ? []
        : [rowOf("energySetting", "计算档位", "", settings)]),
    ],
  };
}
