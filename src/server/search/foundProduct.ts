import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { FoundProduct, RowValue } from "#api/contract/search.ts";
import { DOUBLE_SPEED, PROPERTY } from "#domain/catalogue/properties.ts";
import { Crossings } from "#domain/physics/curve/Crossings.ts";
import { deviationRate } from "#domain/catalogue/duty/deviationRate.ts";
import type { YearQuestion } from "#domain/products/energy/searchedYear.ts";
import { powerPerAirVolume } from "#domain/physics/curve/power.ts";
import { codeAt } from "#domain/products/search/codeNumber.ts";
import { figuresOf, pairsOf } from "#domain/catalogue/duty/dutyForms.ts";
import type { Duty } from "#domain/products/search/Duty.ts";
import type { Listed, SearchedDuty } from "#domain/products/search/SearchedDuty.ts";
import { shaftPowerAtLowest } from "#domain/products/search/motorAtLowest.ts";
import { shaftPowerAtPoint } from "#domain/products/search/shaftPower.ts";
import { operatingPointInLiquid } from "#domain/products/search/matchInLiquid.ts";
import { runningOf } from "#domain/products/search/running.ts";
import { figureReader } from "#domain/products/search/Figures.ts";
import type { PropertyColumn } from "#domain/products/search/SearchColumns.ts";
import {
  bestFlowInLiquid,
  isBelowGrade,
  namedShortcomings,
  SHORTCOMING,
} from "#domain/products/search/shortcomings.ts";
import { TOLERANCE_STATE } from "#domain/products/search/toleranceStates.ts";
import { efficiency, pressure } from "#domain/base/units.ts";
import { inSiteLiquid } from "./inSiteLiquid.ts";
import { lowRunning } from "./lowRunning.ts";
import { orNull } from "./orNull.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { yearOfRow } from "./yearOfRow.ts";
import type { SettingsOf } from "./yearSettings.ts";
import { entriesOf, lookUp } from "#domain/base/keyed.ts";
import { pictureUrl } from "../http/pictureUrl.ts";

/** A catalogue value as a row shows it, an enumerated one by its name. */
function statedValue(
  column: PropertyColumn | undefined,
  { enumValues }: PropertyDefinition,
  row: number,
): RowValue["value"] {
  switch (column?.kind) {
    case "number":
      return orNull(figureReader(column.values)(row));
    case "bool":
      return column.values[row] === 0 ? null : column.values[row] === 2;
    case "enum": {
      const code = codeAt(column.coded, row);
      return enumValues.find((value) => value.code === code)?.name ?? code;
    }
    case "text":
      return codeAt(column.coded, row);
    case "range":
    case undefined:
      return null;
  }
}

/**
 * Ratio of a quantity at the site to the same in the records' air: only pressures change with the density.
 */
const shareAt = ({ form, air }: Duty, code: string): number =>
  air !== null && pairsOf(form).some(({ value }) => value === code) ? air.share : 1;

function rowValue(
  { columns }: SearchCategory,
  definition: PropertyDefinition,
  { row, match }: Listed,
  searched: SearchedDuty | null,
  low: ReadonlyMap<string, number> | null,
): RowValue {
  const { code, dataType: type } = definition;
  const column = lookUp(columns.properties, code);
  const value = statedValue(column, definition, row);
  const [valueFrom, valueTo] =
    column?.kind === "range" ? [orNull(column.from[row]), orNull(column.to[row])] : [null, null];
  const share = searched === null ? 1 : shareAt(searched.duty, code);
  const plain = { code, type, value, valueFrom, valueTo, ratedValue: null, deviationRate: null };
  if (searched === null || match === null) return plain;
  const { duty, matches } = searched;
  const rated = typeof value === "number" ? value : null;
  const running = low?.get(code) ?? runningOf(columns, duty, matches, code)?.(match);
  const target = [duty.point?.flow, duty.point?.value, ...duty.rated].find(
    (entered) => entered?.code === code,
  );
  if (running === undefined && target === undefined) return plain;
  const reached = running === undefined ? rated : orNull(running);
  return {
    ...plain,
    value: reached === null ? null : reached * share,
    ratedValue: rated,
    deviationRate: target === undefined || reached === null ? null : deviationRate(reached, target.value),
  };
}

/** W/(m³/h): the design pressure over the running efficiency; null without a duty that has both. */
function powerPerVolume({ columns }: SearchCategory, match: number | null, searched: SearchedDuty | null) {
  const code = searched?.duty.form.airVolumeEfficiency ?? null;
  if (searched === null || match === null || code === null || searched.duty.point === null) return null;
  const running = runningOf(columns, searched.duty, searched.matches, code)?.(match) ?? NaN;
  return running > 0
    ? powerPerAirVolume(
        pressure(searched.duty.point.value.value * (searched.duty.air?.share ?? 1)),
        efficiency(running),
      )
    : null;
}

/** In other air than that of the records: the running pressure there, and the motor power of a cold start. */
function inSiteAir({ columns }: SearchCategory, { match }: Listed, searched: SearchedDuty | null) {
  if (searched === null || match === null) return null;
  const { duty, matches } = searched;
  const power = shaftPowerAtLowest(columns, duty, matches);
  if (power === null) return null;
  return { recordedPressure: orNull(matches.value[match]), shaftPowerAtLowest: orNull(power(match)) };
}

/** The shortcomings of a row: for the duty if there is one, otherwise by the standard alone. */
function shortcomingsAt({ columns }: SearchCategory, { row, match }: Listed, searched: SearchedDuty | null) {
  const found =
    searched === null || match === null
      ? isBelowGrade(columns)(row) && SHORTCOMING.belowGrade
      : searched.shortcomings[match];
  return namedShortcomings(Number(found));
}

function bestFlowShare({ bestFlows }: SearchCategory, { row, match }: Listed, searched: SearchedDuty | null) {
  if (searched === null || match === null) return null;
  const { duty, matches } = searched;
  const best = bestFlows.get(duty.form.quantity)?.[row] ?? NaN;
  return orNull(matches.flow[match]! / bestFlowInLiquid(best, matches.corrections?.[row]?.correction));
}

/**
 * kW at the shaft at the operating point, at the site; NaN if it is not measured, null if no point was
 * judged.
 */
function shaftPowerOf(
  { columns }: SearchCategory,
  { match }: Listed,
  searched: SearchedDuty | null,
): number | null {
  if (searched === null || match === null) return null;
  const { duty, matches } = searched;
  const power = shaftPowerAtPoint(columns, duty, matches);
  return power && power(match) * (duty.air?.share ?? 1);
}

/** Where a match meets the lower and upper limits of the duty's system. */
function otherSystems({ columns }: SearchCategory, { row, match }: Listed, searched: SearchedDuty | null) {
  const { form, point } = searched?.duty ?? { form: null, point: null };
  const curves = form === null ? undefined : lookUp(columns.curves, form.quantity);
  if (match === null || point === null || curves === undefined) return [];
  return point.others.map(({ name, system }) => ({
    name,
    flow: orNull(
      operatingPointInLiquid(curves, row, searched?.matches.corrections?.[row], system, new Crossings()),
    ),
  }));
}

function speedControlOf({ columns }: SearchCategory, row: number): FoundProduct["speedControl"] {
  const column = lookUp(columns.properties, PROPERTY.speedControl);
  if (column?.kind !== "enum") return null;
  // A fan without a stated value has one speed.
  return codeAt(column.coded, row) === DOUBLE_SPEED ? "DOUBLE_SPEED" : "SINGLE_SPEED";
}

/** The question of the years, and the settings of a page's rows. */
interface AskedYear {
  readonly question: YearQuestion;
  readonly settings: SettingsOf;
}

/** The yearly energy of a product, or why it cannot be computed. */
function yearlyEnergyOf(category: SearchCategory, row: number, { question, settings }: AskedYear) {
  const found = yearOfRow(category, settings(row), row, question);
  return found.ok
    ? { energy: found.year.energy, shortfall: found.year.shortfall, fault: null }
    : { energy: null, shortfall: 0, fault: found.fault };
}

/** Properties of a list, and those that a search by curve compares or evaluates. */
export function shownDefinitions(category: SearchCategory, duty: Duty | null): PropertyDefinition[] {
  const form = duty?.form;
  const codes = new Set(
    form
      ? [...figuresOf(form).map(({ code }) => code), ...entriesOf(form.running).map(([code]) => code)]
      : [],
  );
  return category.definitions.filter(({ code, isListDisplay }) => isListDisplay || codes.has(code));
}

/** A product of a page in the contract's form. */
export function foundProduct(
  category: SearchCategory,
  listed: Listed,
  shown: readonly PropertyDefinition[],
  searched: SearchedDuty | null,
  year: AskedYear | null = null,
): FoundProduct {
  const shaftPower = shaftPowerOf(category, listed, searched);
  const { row, match } = listed;
  const { columns, texts, brands, seriesNames } = category;
  // Every row has its texts and its brand.
  const brandCode = codeAt(columns.brands, row)!;
  const seriesId = codeAt(columns.series, row);
  const id = texts.ids[row]!;
  const low = searched && lowRunning(category, row, searched);
  const air = inSiteAir(category, listed, searched);
  const liquid = inSiteLiquid(category, listed, searched);
  const isMet = match === null ? undefined : searched?.matches.tolerances?.[match];
  return {
    id,
    name: texts.names[row]!,
    model: texts.models[row]!,
    brandCode,
    brandName: brands.get(brandCode)?.name ?? brandCode,
    gjwCategoryCode: category.code,
    gjwCategoryName: category.name,
    productSeriesId: seriesId,
    productSeriesName: seriesId === null ? null : (seriesNames.get(seriesId) ?? null),
    imageUrl: pictureUrl({ id, imageUrl: texts.imageUrls[row] ?? null }),
    speedControl: speedControlOf(category, row),
    isSample: columns.isSample[row] === 1,
    source: texts.sources[row] ?? null,
    shortcomings: shortcomingsAt(category, listed, searched),
    ...(isMet === undefined ? {} : { meetsTolerances: isMet === TOLERANCE_STATE.met }),
    bestFlowShare: bestFlowShare(category, listed, searched),
    ...(shaftPower === null ? {} : { shaftPower: orNull(shaftPower) }),
    isUnstable: match !== null && searched?.matches.isUnstable[match] === 1,
    otherSystems: otherSystems(category, listed, searched),
    ...(air === null ? {} : { air }),
    ...(liquid === null ? {} : { liquid }),
    powerConsumptionPerAirVolume: powerPerVolume(category, match, searched),
    ...(year === null ? {} : { yearlyEnergy: yearlyEnergyOf(category, row, year) }),
    productPropertyValues: shown.map((definition) => rowValue(category, definition, listed, searched, low)),
  };
}
