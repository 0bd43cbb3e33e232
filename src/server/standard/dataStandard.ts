import type { CategoryRow, DefinitionRow, EnumValueRow } from "../database/schema/catalogueRows.ts";
import { AIR_HANDLER_STANDARD } from "./airHandlerStandard.ts";
import { AIR_OUTLET_STANDARD } from "./airOutletStandard.ts";
import { AIR_PURIFIER_STANDARD } from "./airPurifierStandard.ts";
import { CHILLER_STANDARD } from "./chillerStandard.ts";
import { COOLING_TOWER_STANDARD } from "./coolingTowerStandard.ts";
import { DAMPER_STANDARD } from "./damperStandard.ts";
import { DOOR_STANDARD } from "./doorStandard.ts";
import { FAN_STANDARD } from "./fanStandard.ts";
import { FAN_COIL_STANDARD } from "./fanCoilStandard.ts";
import { FILTER_STANDARD } from "./filterStandard.ts";
import { HEAT_EXCHANGER_STANDARD } from "./heatExchangerStandard.ts";
import { INDOOR_UNIT_STANDARD } from "./indoorUnitStandard.ts";
import { PUMP_STANDARD } from "./pumpStandard.ts";
import { RADIATOR_STANDARD } from "./radiatorStandard.ts";
import { SILENCER_STANDARD } from "./silencerStandard.ts";
import { WATER_SUPPLY_STANDARD } from "./waterSupplyStandard.ts";
import { WATER_VALVE_STANDARD } from "./waterValveStandard.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { classifications } from "./classifications.ts";
import { definitionRows } from "./definitionRows.ts";

/** Every category, a line each. */
const CATEGORY_STANDARDS: readonly CategoryStandard[] = [
  FAN_COIL_STANDARD,
  INDOOR_UNIT_STANDARD,
  AIR_OUTLET_STANDARD,
  FAN_STANDARD,
  PUMP_STANDARD,
  WATER_SUPPLY_STANDARD,
  AIR_HANDLER_STANDARD,
  COOLING_TOWER_STANDARD,
  CHILLER_STANDARD,
  HEAT_EXCHANGER_STANDARD,
  DAMPER_STANDARD,
  SILENCER_STANDARD,
  DOOR_STANDARD,
  RADIATOR_STANDARD,
  WATER_VALVE_STANDARD,
  FILTER_STANDARD,
  AIR_PURIFIER_STANDARD,
];

/** What the product knows of equipment, whatever products there are: categories, properties and their enumerations. */
export interface DataStandard {
  readonly categories: readonly CategoryRow[];
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
}

export function dataStandard(): DataStandard {
  const rows = CATEGORY_STANDARDS.map(definitionRows);
  return {
    categories: classifications(),
    definitions: rows.flatMap(({ definitions }) => definitions),
    enumValues: rows.flatMap(({ enumValues }) => enumValues),
  };
}
