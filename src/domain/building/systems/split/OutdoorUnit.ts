import { PROPERTY, type PropertyCode } from "../../../catalogue/properties.ts";
import { SOURCE_PROPERTY } from "../../../catalogue/sourceProperties.ts";
import type { ChosenMachine } from "../judgeMachine.ts";
import type { SeriesLimits } from "../multiSplit.ts";
import type { GridTable, LineTable } from "../seriesCorrections.ts";
import { namedProduct, readStated, type Stated, type StatedProduct } from "../statedProduct.ts";
import { lineTableOf, pairTableOf, pipeTableOf, ratioTableOf } from "./correctionText.ts";

/** Tables of a series; null where it states none. */
export interface OutdoorTables {
  /** f_CR over the ratio, for cooling and heating */
  readonly combination: LineTable | null;
  /** f_L over the equivalent length in m and the ratio */
  readonly coolingPipe: GridTable | null;
  readonly heatingPipe: GridTable | null;
  /**
   * f_T over the outdoor temperature (dry bulb for cooling, wet bulb for heating) and the indoor one (wet bulb,
   * dry bulb), ℃
   */
  readonly coolingTemperature: GridTable | null;
  readonly heatingTemperature: GridTable | null;
  /** Over the outdoor wet bulb, ℃ */
  readonly defrost: LineTable | null;
  /** 1/m */
  readonly heightPerMetre: number | null;
}

/**
 * An outdoor unit of a multi-split system with the figures of its catalogue entry; null where one is not stated.
 */
export interface OutdoorUnit extends ChosenMachine {
  readonly series: string;
  readonly isSample: boolean;
  /** 热泵型; empty where it is not stated. */
  readonly type: string;
  /** Rated, kW */
  readonly cooling: number;
  readonly heating: number | null;
  /** Outer diameters, mm */
  readonly liquidPipe: number | null;
  readonly gasPipe: number | null;
  readonly limits: SeriesLimits;
  readonly tables: OutdoorTables;
  /** Names of stated tables that cannot be read */
  readonly unread: readonly string[];
}

const TABLES = [
  ["combination", "组合比修正表", SOURCE_PROPERTY.combinationCorrection, ratioTableOf],
  ["coolingPipe", "制冷配管修正表", SOURCE_PROPERTY.coolingPipeCorrection, pipeTableOf],
  ["heatingPipe", "制热配管修正表", SOURCE_PROPERTY.heatingPipeCorrection, pipeTableOf],
  ["coolingTemperature", "制冷温度修正表", SOURCE_PROPERTY.coolingTemperatureCorrection, pairTableOf],
  ["heatingTemperature", "制热温度修正表", SOURCE_PROPERTY.heatingTemperatureCorrection, pairTableOf],
  ["defrost", "除霜修正表", SOURCE_PROPERTY.defrostCorrection, lineTableOf],
] as const;

const LIMITS = [
  ["total", PROPERTY.totalPipeLength],
  ["farthestActual", PROPERTY.farthestPipeLength],
  ["farthestEquivalent", PROPERTY.farthestEquivalentLength],
  ["afterFirstBranch", PROPERTY.lengthAfterFirstBranch],
  ["heightAbove", PROPERTY.heightOutdoorAbove],
  ["heightBelow", PROPERTY.heightOutdoorBelow],
  ["heightBetween", PROPERTY.heightBetweenIndoor],
  ["units", PROPERTY.mostIndoorUnits],
] as const;

/** Properties that are requested for outdoor units */
export const OUTDOOR_CODES: readonly PropertyCode[] = [
  PROPERTY.coolingCapacity,
  PROPERTY.heatingCapacity,
  PROPERTY.productType,
  PROPERTY.liquidPipe,
  PROPERTY.gasPipe,
  PROPERTY.leastCombination,
  PROPERTY.mostCombination,
  SOURCE_PROPERTY.heightCorrection,
  ...LIMITS.map(([, code]) => code),
  ...TABLES.map(([, , code]) => code),
];

const PERCENT = 100;

/** Reads a product as an outdoor unit; null if its cooling capacity is not stated. */
export function readOutdoorUnit(product: StatedProduct, stated: Stated): OutdoorUnit | null {
  const { figure, text: textOf } = readStated(stated);
  const text = (code: PropertyCode): string => textOf(code).trim();
  const cooling = figure(PROPERTY.coolingCapacity);
  if (cooling === null) return null;
  const [least, most] = [figure(PROPERTY.leastCombination), figure(PROPERTY.mostCombination)];
  const read = TABLES.map(([name, word, code, tableOf]) => {
    const own = text(code);
    const table = own === "" ? null : tableOf(own);
    return { name, table, unread: own !== "" && table === null ? [word] : [] };
  });
  const height = figure(SOURCE_PROPERTY.heightCorrection);
  return {
    ...namedProduct(product),
    type: text(PROPERTY.productType),
    cooling,
    heating: figure(PROPERTY.heatingCapacity),
    liquidPipe: figure(PROPERTY.liquidPipe),
    gasPipe: figure(PROPERTY.gasPipe),
    limits: {
      ...Object.fromEntries(
        LIMITS.flatMap(([limit, code]) => {
          const value = figure(code);
          return value === null ? [] : [[limit, value]];
        }),
      ),
      ...(least === null || most === null
        ? {}
        : { combination: { least: least / PERCENT, most: most / PERCENT } }),
    },
    tables: {
      ...(Object.fromEntries(read.map(({ name, table }) => [name, table])) as Omit<
        OutdoorTables,
        "heightPerMetre"
      >),
      heightPerMetre: height === null ? null : -height,
    },
    unread: read.flatMap(({ unread }) => unread),
  };
}

/** Key of a series: units of one maker and series, or of one type if no series is named */
export const seriesOf = ({ brand, series, type }: OutdoorUnit): string =>
  JSON.stringify([brand, series, type]);
