import type { CategoryProducts } from "../records/CategoryProducts.ts";
import { fanCoilProductRow } from "../records/fanCoil/FanCoilRecord.ts";
import { fanCoilValues } from "../records/fanCoil/fanCoilValues.ts";
import { indoorUnitProductRow, indoorUnitValues } from "../records/indoorUnit/IndoorUnitRecord.ts";
import type { CatalogueProduct } from "../records/measured/CatalogueProduct.ts";
import { productRows } from "../records/measured/productRows.ts";
import type { SeriesRow } from "../database/schema/catalogueRows.ts";
import { airOutletValues } from "./airOutlet/airOutletValues.ts";
import { generateAirOutlets, UNBRANDED } from "./airOutlet/generateAirOutlets.ts";
import { generateFans } from "./fan/generateFans.ts";
import { generateFanCoils } from "./fanCoil/generateFanCoils.ts";
import { SAMPLE_BRANDS } from "./sampleBrands.ts";
import { generateIndoorUnits } from "./indoorUnit/generateIndoorUnits.ts";
import { machineBrandRows } from "./machine/machineBrands.ts";
import { oneOf } from "./oneOf.ts";
import { generatePumps } from "./pump/generatePumps.ts";
import { generateWaterSupplySets } from "./waterSupply/generateWaterSupplySets.ts";

const sampleBrandRows = () => SAMPLE_BRANDS.map(({ code, name }) => ({ code, name }));

export function fanCoilSamples(): CategoryProducts {
  const { series, records } = generateFanCoils();
  return {
    brands: sampleBrandRows(),
    series,
    products: records.map(fanCoilProductRow),
    values: records.flatMap(fanCoilValues),
  };
}

export function indoorUnitSamples(): CategoryProducts {
  const { series, records } = generateIndoorUnits();
  return {
    brands: sampleBrandRows(),
    series,
    products: records.map(indoorUnitProductRow),
    values: records.flatMap(indoorUnitValues),
  };
}

/** All outlets are generated: no openly licensed table of outlets is known. */
export function airOutletSamples(): CategoryProducts {
  const { series, records } = generateAirOutlets();
  return {
    brands: [UNBRANDED, ...sampleBrandRows()],
    series,
    products: records.map(({ product }) => product),
    values: records.flatMap(airOutletValues),
  };
}

interface Generated {
  readonly series: readonly SeriesRow[];
  readonly records: readonly CatalogueProduct[];
}

/** Machines, only one in `oneIn`: their curves take seconds to fit. */
function machineSamples({ series, records }: Generated, oneIn: number): CategoryProducts {
  return { brands: machineBrandRows(), series, ...productRows(oneOf(oneIn, records)) };
}

export const fanSamples = (oneIn: number) => machineSamples(generateFans(), oneIn);

export const pumpSamples = (oneIn: number) => machineSamples(generatePumps(), oneIn);

/** Variable-frequency sets, made of the generated pumps. */
export const waterSupplySamples = (oneIn: number) =>
  machineSamples(generateWaterSupplySets(generatePumps().records), oneIn);
