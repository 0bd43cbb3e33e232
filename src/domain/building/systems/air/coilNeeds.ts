import {
  SECONDS_PER_HOUR,
  humidityRatio,
  pressure,
  temperature,
  type Pressure,
} from "../../../base/units.ts";
import { pressureAtAltitude } from "../../../physics/air/altitude.ts";
import { humidityRatioOfBulbs, humidityRatioOfVapour } from "../../../physics/air/humidityRatio.ts";
import { moistAirEnthalpy, moistAirHeat } from "../../../physics/air/moistAirEnthalpy.ts";
import { saturationPressure } from "../../../physics/air/saturationPressure.ts";
import type { AirUse } from "./AirSettings.ts";
import type { CoilSettings } from "./CoilSettings.ts";

export type Coil = "cooling" | "heating";
export const COILS = ["cooling", "heating"] as const satisfies readonly Coil[];

/** The required capacity of a coil */
export interface CoilNeed {
  /** kW; null if it is unknown or the coil is not required. */
  readonly power: number | null;
  /** Why it is unknown; empty otherwise. */
  readonly gap: string;
  /** The setting that is missing or wrong */
  readonly missing: keyof CoilSettings | null;
}
export type CoilNeeds = Readonly<Record<Coil, CoilNeed>>;

/** The air that a unit moves */
export interface MovedAir {
  /** m³/h */
  readonly flow: number;
  /** Density in the ducts, kg/m³ */
  readonly density: number;
  /** Altitude, m */
  readonly altitude: number;
}

type Settings = CoilSettings & { readonly use: AirUse };

const NOT_ASKED: CoilNeed = { power: null, gap: "", missing: null };
const unknown = (missing: keyof CoilSettings, gap: string): CoilNeed => ({ power: null, gap, missing });
const known = (power: number): CoilNeed => ({ power: Math.max(power, 0), gap: "", missing: null });
/** Heat capacity of moist air in winter: 1.01 kJ/(kg·K), at 2 g/kg */
const WINTER_HEAT = moistAirHeat(humidityRatio(0.002));

/** kJ for each kg of dry air */
const enthalpyAt = (t: number, humidity: number, total: Pressure): number => {
  const dryBulb = temperature(t);
  return moistAirEnthalpy(
    dryBulb,
    humidityRatioOfVapour(pressure(humidity * saturationPressure(dryBulb)), total),
  );
};

/** Share of outdoor air before the coils; null where not set. */
const shareOf = ({ use, freshShare }: Settings): number | null => (use === "fresh" ? 1 : freshShare);

function outdoorEnthalpy({ summerDry, summerWet }: Settings, total: Pressure): number | CoilNeed {
  if (summerDry === null || summerWet === null)
    return unknown(summerDry === null ? "summerDry" : "summerWet", "未输入夏季室外干、湿球温度，冷量未知");
  const dryBulb = temperature(summerDry);
  const found = humidityRatioOfBulbs(dryBulb, temperature(summerWet), total);
  if (!found.ok) return unknown("summerWet", "夏季室外干、湿球温度不能同时成立，冷量未知");
  return moistAirEnthalpy(dryBulb, found.value);
}

const massOf = ({ flow, density }: MovedAir): number => (flow * density) / SECONDS_PER_HOUR;

function coolingNeed(settings: Settings, air: MovedAir): CoilNeed {
  const { roomSummer, roomHumidity, supplySummer, supplyHumidity } = settings;
  const total = pressureAtAltitude(air.altitude);
  const share = shareOf(settings);
  if (share === null) return unknown("freshShare", "未输入新风比，冷量未知");
  const room = enthalpyAt(roomSummer, roomHumidity, total);
  const outdoor = share === 0 ? 0 : outdoorEnthalpy(settings, total);
  if (typeof outdoor === "object") return outdoor;
  if (supplySummer === null && settings.use !== "fresh")
    return unknown("supplySummer", "未输入夏季送风温度，冷量未知");
  const before = share * outdoor + (1 - share) * room;
  const behind = supplySummer === null ? room : enthalpyAt(supplySummer, supplyHumidity, total);
  return known(massOf(air) * (before - behind));
}

function heatingNeed(settings: Settings, air: MovedAir): CoilNeed {
  const { winterDry, roomWinter, supplyWinter } = settings;
  const share = shareOf(settings);
  if (share === null) return unknown("freshShare", "未输入新风比，热量未知");
  if (winterDry === null && share > 0) return unknown("winterDry", "未输入冬季室外温度，热量未知");
  if (supplyWinter === null && settings.use !== "fresh")
    return unknown("supplyWinter", "未输入冬季送风温度，热量未知");
  const before = share * (winterDry ?? 0) + (1 - share) * roomWinter;
  const behind = supplyWinter ?? roomWinter;
  return known(massOf(air) * WINTER_HEAT * (behind - before));
}

/**
 * Required capacities of an air handling unit's coils, kW: Q_c = G·(h before − h behind) and Q_h = G·c_p·(t behind
 * − t before). G = ρ·L of the air in the ducts, taken as dry air (at most 2 % too much). The air before the coils
 * is a mixture of outdoor and room air by their shares. If no supply state is typed, fresh air is brought to the
 * enthalpy of the rooms in summer and to their temperature in winter. The fan's heat and humidifying are not
 * counted. Return and exhaust air is neither cooled nor heated.
 */
export function coilNeeds(settings: Settings, air: MovedAir): CoilNeeds {
  const { use, coils } = settings;
  const isTreated = use === "supply" || use === "fresh";
  return {
    cooling: isTreated && coils !== "heating" ? coolingNeed(settings, air) : NOT_ASKED,
    heating: isTreated && coils !== "cooling" ? heatingNeed(settings, air) : NOT_ASKED,
  };
}
