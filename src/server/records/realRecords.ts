import type { CategoryProducts } from "./CategoryProducts.ts";
import { realFans } from "./fan/realFans.ts";
import { fanCoilProductRow } from "./fanCoil/FanCoilRecord.ts";
import { fanCoilValues } from "./fanCoil/fanCoilValues.ts";
import { measuredFanCoils, UNNAMED_BRAND } from "./fanCoil/measuredFanCoils.ts";
import { indoorUnitProductRow, indoorUnitValues } from "./indoorUnit/IndoorUnitRecord.ts";
import { LISTED_BRAND, listedIndoorUnits } from "./indoorUnit/listedIndoorUnits.ts";
import { productRows } from "./measured/productRows.ts";
import { realBrand } from "./measured/realBrands.ts";
import { realPumps } from "./pump/realPumps.ts";

/** The bundled records of openly licensed sources, by category. */
export function fanCoilRecords(): CategoryProducts {
  const measured = measuredFanCoils();
  return {
    brands: [UNNAMED_BRAND],
    series: [],
    products: measured.map(fanCoilProductRow),
    values: measured.flatMap(fanCoilValues),
  };
}

export function indoorUnitRecords(): CategoryProducts {
  const listed = listedIndoorUnits();
  return {
    brands: [LISTED_BRAND],
    series: [],
    products: listed.map(indoorUnitProductRow),
    values: listed.flatMap(indoorUnitValues),
  };
}

export const fanRecords = (): CategoryProducts => ({
  brands: [UNNAMED_BRAND, realBrand("Greenheck"), realBrand("Continental")],
  series: [],
  ...productRows(realFans()),
});

export const pumpRecords = (): CategoryProducts => ({
  brands: [UNNAMED_BRAND, ...["Wilo", "KSB", "Schneider Motobombas"].map(realBrand)],
  series: [],
  ...productRows(realPumps()),
});
