import { AIR_HANDLERS } from "./airHandlers.ts";
import { AIR_PURIFIERS } from "./airPurifiers.ts";
import { BOILERS } from "./boilers.ts";
import { CHILLERS } from "./chillers.ts";
import { COOLING_TOWERS } from "./coolingTowers.ts";
import { DAMPERS } from "./dampers.ts";
import { DOORS } from "./doors.ts";
import { FILTERS } from "./filters.ts";
import { HEAT_EXCHANGERS } from "./heatExchangers.ts";
import type { ListedCategory } from "./ListedCategory.ts";
import { OUTDOOR_UNITS } from "./outdoorUnits.ts";
import { RADIATORS } from "./radiators.ts";
import { SILENCERS } from "./silencers.ts";
import { WATER_VALVES } from "./waterValves.ts";

/** The categories with figures only, without curves. */
export const LISTED_CATEGORIES: readonly ListedCategory[] = [
  AIR_HANDLERS,
  COOLING_TOWERS,
  CHILLERS,
  HEAT_EXCHANGERS,
  DAMPERS,
  SILENCERS,
  DOORS,
  RADIATORS,
  WATER_VALVES,
  FILTERS,
  AIR_PURIFIERS,
  OUTDOOR_UNITS,
  BOILERS,
];
