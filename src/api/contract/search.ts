import * as v from "valibot";
import { GRADE_NAMES } from "#domain/catalogue/standards/gradeNames.ts";
import { DATA_TYPES } from "#domain/catalogue/DataType.ts";
import { OTHER_NAMES } from "#domain/catalogue/duty/OtherName.ts";
import { PRODUCT_ORIGINS, type LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import { PARAMETER_TYPES, QUERY_TYPES } from "#domain/catalogue/listing/SentFilter.ts";
import { NPSH_VERDICTS, VISCOSITY_STATES } from "#domain/physics/fluid/liquidStates.ts";
import { YEAR_FAULTS } from "#domain/products/energy/energyTerms.ts";
import { CHOICES, SHORTCOMINGS } from "#domain/products/search/searchTerms.ts";
import { MAX_DEVIATION } from "#domain/catalogue/duty/deviationRate.ts";
import { SPEED_MODES } from "#domain/catalogue/duty/SpeedMode.ts";
import { MAX_PAGE, MAX_WORDS, MOST_DUTY_FIGURES } from "#domain/base/limits.ts";
import { endpoint } from "./endpoint.ts";
import { code, id, listOf, notNegative, nothing, number, text } from "./limits.ts";
import { YearChoiceSchema } from "./yearChoice.ts";

/** Most rows of one page; the interface offers 10, 20, 30, 50 and 100. */
const MAX_PAGE_SIZE = 100;

/**
 * One entered quantity of a curve search: `code` is the property (P000007, P000008, head …), `value` is in
 * its unit and above zero, `deviationRate` in %, 10 % by default. Two more codes describe the system:
 * `staticHead`, m or Pa of back pressure, which may be below zero, and `systemExponent`, 1 to 2.5; their
 * defaults are 0 and 2. The lower and upper limits of a system have `leastHead`, `leastStaticHead`,
 * `leastExponent`, `mostHead` and so on: what they require at the design flow. They do not affect the
 * ranking, and an absent one equals the design. For a fan, five more describe the air: `siteAltitude` (m,
 * −500 to 5000) or `siteAirPressure` (kPa), `airTemperature` and `lowestAirTemperature` (℃, −40 to 80),
 * `airHumidity` (%). Pressures are then those of the site; without any of them it is the standard air of 1.2
 * kg/m³. For a pump, nine describe the liquid and the suction side: `ethyleneFraction` or `propyleneFraction`
 * (% by mass, 0 to 60), `liquidTemperature` and `frostTemperature` (℃), `siteAltitude` and `fillPressure`
 * (kPa above the atmosphere) or `surfacePressure` (kPa, absolute), `suctionHead` (m of the surface above the
 * pump) and `suctionLoss` (m at the design flow). Heads are in metres of the liquid; without any of them it
 * is the water of the records, 1000 kg/m³.
 */
const CurvePropertySchema = v.strictObject({
  code,
  value: number,
  deviationRate: v.exactOptional(v.nullable(v.pipe(notNegative, v.maxValue(MAX_DEVIATION)))),
});
export type CurveProperty = v.InferOutput<typeof CurvePropertySchema>;

/**
 * A filter of one property. EQUAL: any of `values` (codes of an enumeration, true or false, text). RANGE_TE:
 * one value `lower-upper`, both ends included, either may be empty.
 */
const ProductPropertySchema = v.strictObject({
  code,
  parameterType: v.picklist(PARAMETER_TYPES),
  queryType: v.picklist(QUERY_TYPES),
  values: v.pipe(v.array(text), v.minLength(1), v.maxLength(100)),
});
export type ProductPropertyFilter = v.InferOutput<typeof ProductPropertySchema>;

/**
 * Operating points are judged within the tolerances of an acceptance grade of the category's machines: 1B to 3B
 * for pumps, AN1 to AN4 for fans. It needs a duty of flow and pressure or head. With `isRequired`, only products
 * that meet the duty under all tolerances are found.
 */
const ToleranceSchema = v.strictObject({
  grade: v.picklist(GRADE_NAMES),
  isRequired: v.optional(v.boolean(), false),
});

export const SpeedModeSchema = v.picklist(SPEED_MODES);

const conditions = {
  gjwCategoryCode: code,
  brandCode: v.optional(v.nullable(code), null),
  productSeriesId: v.optional(v.nullable(id), null),
  productSeriesName: v.optional(v.nullable(text), null),
  speedControl: v.optional(v.nullable(SpeedModeSchema), null),
  /** Only generated records, or only real ones. */
  isSample: v.optional(v.nullable(v.boolean()), null),
  /** Products of the catalogue, of the caller's libraries, or both. */
  origin: v.optional(v.picklist(PRODUCT_ORIGINS), "all"),
  /**
   * Words separated by blanks; each must occur in the model, name, brand, series, an enumerated value or a
   * text.
   */
  words: v.optional(v.pipe(v.string(), v.maxLength(MAX_WORDS)), ""),
  tolerance: v.optional(v.nullable(ToleranceSchema), null),
  curveProperties: v.optional(listOf(CurvePropertySchema, MOST_DUTY_FIGURES), []),
  productProperties: v.optional(listOf(ProductPropertySchema, 50), []),
};

/** The conditions that every question about a category's products accepts. */
export const SearchConditionsSchema = v.strictObject(conditions);
export type SearchConditions = v.InferOutput<typeof SearchConditionsSchema>;

export const ProductQuerySchema = v.strictObject({
  ...conditions,
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)), 20),
  /**
   * A property code (by the running value in a curve search), `brandCode` (brand and model), and in a curve
   * search `deviationRate` (the worst), `<property code>DeviationRate` (by size),
   * `powerConsumptionPerAirVolume` or `yearlyEnergy`, which needs `energy` and at most 5000 matches. Without
   * it, a curve search first lists products that give the duty, at most 2 % short, without shortcomings, by
   * shaft power; then those that fall shorter, nearest first; then those with shortcomings. Any other search
   * lists the most useful products first.
   */
  orderBy: v.optional(v.nullable(code), null),
  orderType: v.optional(v.nullable(v.picklist(["ASC", "DESC"])), null),
  /** With it, a curve search returns the yearly energy of every product on the page. */
  energy: v.optional(v.nullable(YearChoiceSchema), null),
});
export type ProductQuery = v.InferOutput<typeof ProductQuerySchema>;

const nullableNumber = v.nullable(v.number());
const nullableString = v.nullable(v.string());

/**
 * One property of a row. `value` is the value in the table: for a quantity of a curve search the running
 * value, with the catalogue figure in `ratedValue` and the deviation from the duty, in %, in `deviationRate`.
 * Enumerated values are given by name.
 */
const RowValueSchema = v.object({
  code: v.string(),
  type: v.picklist(DATA_TYPES),
  value: v.nullable(v.union([v.number(), v.string(), v.boolean()])),
  valueFrom: nullableNumber,
  valueTo: nullableNumber,
  ratedValue: nullableNumber,
  deviationRate: nullableNumber,
});
export type RowValue = v.InferOutput<typeof RowValueSchema>;

/** Factors of flow (and of head at the best efficiency) and of efficiency; null without a correction. */
const ViscositySchema = v.object({
  state: v.picklist(VISCOSITY_STATES),
  flow: nullableNumber,
  efficiency: nullableNumber,
});

/** The library of an own product, for its members; absent for a product of the catalogue. */
export const LibraryNameSchema = v.object({
  id: v.string(),
  name: v.string(),
}) satisfies v.GenericSchema<unknown, LibraryName>;

const FoundProductSchema = v.object({
  id: v.string(),
  name: v.string(),
  model: v.string(),
  brandCode: v.string(),
  brandName: v.string(),
  gjwCategoryCode: v.string(),
  gjwCategoryName: v.string(),
  productSeriesId: nullableString,
  productSeriesName: nullableString,
  imageUrl: nullableString,
  speedControl: v.nullable(SpeedModeSchema),
  isSample: v.boolean(),
  library: v.exactOptional(LibraryNameSchema),
  /** Source of a real record, for a person to read; null for a generated one. */
  source: nullableString,
  /**
   * Shortcomings, the most important first: for the duty of a curve search, and by the efficiency standard.
   */
  shortcomings: v.array(v.picklist(SHORTCOMINGS)),
  /**
   * Present if the question names an acceptance grade: whether the duty is met under all its tolerances. Where it
   * is not, a shortcoming says why.
   */
  meetsTolerances: v.exactOptional(v.boolean()),
  /** Flow at the operating point over that at the best efficiency; null if either is unknown. */
  bestFlowShare: nullableNumber,
  /**
   * Present if a curve search judged an operating point: kW at the shaft there, at the site; null if it is
   * not measured.
   */
  shaftPower: v.exactOptional(nullableNumber),
  /** For the first product of a list in its default order: the reason why it precedes the others. */
  choice: v.exactOptional(v.picklist(CHOICES)),
  /**
   * A search by curve used the falling branch of several intersections: operation may oscillate between them.
   */
  isUnstable: v.boolean(),
  /**
   * The intersections with the lower and upper limits of the system, if the duty states them: m³/h, null
   * outside the measured range.
   */
  otherSystems: v.array(v.object({ name: v.picklist(OTHER_NAMES), flow: nullableNumber })),
  /**
   * Present if the duty states site air: Pa at the operating point in the records' air, 1.2 kg/m³, and kW at
   * the shaft at the lowest temperature; null if no efficiency is measured. All other figures are those of
   * the site.
   */
  air: v.exactOptional(v.object({ recordedPressure: nullableNumber, shaftPowerAtLowest: nullableNumber })),
  /**
   * Present if the duty states a pump's liquid or suction side. kW at the shaft with the liquid's density:
   * null if neither power nor efficiency is measured, or no liquid is stated. The NPSH, in m, at the deciding
   * flow, m³/h: that of the operating point, or of the system at its least resistance; null if the duty states
   * nothing about the suction side. `viscosity` is the result of HI 9.6.7 for the product: if it corrects the
   * curves, the corrected ones meet the duty, all figures refer to them, and `water` is the operating point
   * with water (m³/h, m, %); for `outside` and `unknown` the curves of water are used.
   */
  liquid: v.exactOptional(
    v.object({
      shaftPower: nullableNumber,
      npsh: v.nullable(
        v.object({
          flow: nullableNumber,
          available: nullableNumber,
          required: nullableNumber,
          verdict: v.picklist(NPSH_VERDICTS),
        }),
      ),
      viscosity: ViscositySchema,
      water: v.nullable(v.object({ flow: nullableNumber, head: nullableNumber, efficiency: nullableNumber })),
    }),
  ),
  /**
   * W/(m³/h) at the duty; null without a curve search by air flow and total pressure of a single-speed fan.
   */
  powerConsumptionPerAirVolume: nullableNumber,
  /**
   * Present if a curve search has `energy`: kWh per year, the same as in the product's detail; null with the
   * reason. The reason may concern one load, given by its share of the design flow; `load` is an overloaded
   * motor's power over its rated power.
   */
  yearlyEnergy: v.exactOptional(
    v.object({
      energy: nullableNumber,
      /** The largest part of a load's flow that the product does not give; 0 if it gives all. */
      shortfall: v.number(),
      fault: v.nullable(
        v.object({
          code: v.picklist(YEAR_FAULTS),
          share: nullableNumber,
          load: nullableNumber,
        }),
      ),
    }),
  ),
  productPropertyValues: v.array(RowValueSchema),
});
export type FoundProduct = v.InferOutput<typeof FoundProductSchema>;

export const queryProducts = endpoint({
  method: "POST",
  path: "/search/selection/v1/products/query",
  summary: "Products of a category by brand, series, properties and duty, a page at a time",
  isRead: true,
  params: nothing,
  query: nothing,
  body: ProductQuerySchema,
  output: v.object({ list: v.array(FoundProductSchema), totalCount: v.number() }),
});

const ProductSeriesSchema = v.object({
  productSeriesId: v.string(),
  productSeriesName: v.string(),
  brandCode: v.string(),
  brandName: v.string(),
  count: v.number(),
});
export type ProductSeries = v.InferOutput<typeof ProductSeriesSchema>;

/** Counted regardless of the chosen series, so that another one can be chosen. */
export const aggregateProductSeries = endpoint({
  method: "POST",
  path: "/search/selection/v1/products/product_series/agg",
  summary: "Product series of a category with product counts",
  isRead: true,
  params: nothing,
  query: nothing,
  body: SearchConditionsSchema,
  output: v.array(ProductSeriesSchema),
});
