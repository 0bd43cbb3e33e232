import { pressureAtAltitude } from "../air/altitude.ts";
import { dryAirVolume } from "../air/dryAirVolume.ts";
import { humidityRatioOfVapour, saturationHumidityRatio } from "../air/humidityRatio.ts";
import { moistAirDensity, VAPOUR_VOLUME } from "../air/moistAirDensity.ts";
import { saturationPressure } from "../air/saturationPressure.ts";
import { STANDARD_PRESSURE } from "../air/standardPressure.ts";
import { STANDARD_AIR } from "../curve/power.ts";
import {
  density,
  humidityRatio,
  pressure as asPressure,
  temperature as asTemperature,
  type Density,
  type HumidityRatio,
  type Pressure,
  type Temperature,
} from "../../base/units.ts";
import { STANDARD_TEMPERATURE, type StatedAir } from "./airFigures.ts";

/** The air of a site, against the 1.2 kg/m³ that every record states its curves at. */
export interface SiteAir {
  readonly stated: StatedAir;
  readonly pressure: Pressure;
  readonly temperature: Temperature;
  /** kg/m³ */
  readonly density: Density;
  /** Density over that of the records: pressure and power at the site over those of the record, at the same flow. */
  readonly share: number;
  readonly lowestTemperature: Temperature;
  readonly lowestDensity: Density;
  /** The same at the lowest temperature, where the motor carries most. */
  readonly lowestShare: number;
}

const KILO = 1000;
const WHOLE = 100;
const ZERO_CELSIUS = 273.15;
const STANDARD = asTemperature(STANDARD_TEMPERATURE);

/** What the standard air of 1.2 kg/m³ holds at 20 ℃ and sea level, by the rule of moist air turned round: 5.7 g/kg. */
const STANDARD_VOLUME = STANDARD_AIR * dryAirVolume(STANDARD, STANDARD_PRESSURE);
const STANDARD_HUMIDITY = humidityRatio((STANDARD_VOLUME - 1) / (1 - VAPOUR_VOLUME * STANDARD_VOLUME));

/** Cold air cannot hold more than saturates it: the rest has condensed. */
const heldAt = (w: HumidityRatio, t: Temperature, total: Pressure): HumidityRatio =>
  humidityRatio(Math.min(w, saturationHumidityRatio(t, total)));

function densityOf(t: Temperature, w: HumidityRatio, total: Pressure): Density {
  // As a gas it follows p/T; in this form the standard state gives 1.2 to the last bit.
  if (w === STANDARD_HUMIDITY)
    return density(
      STANDARD_AIR * (total / STANDARD_PRESSURE) * ((STANDARD + ZERO_CELSIUS) / (t + ZERO_CELSIUS)),
    );
  return moistAirDensity(t, w, total);
}

/**
 * The air of a site. What is left out is as in the standard air: sea level, 20 ℃, and its humidity ratio, as far as the
 * air can hold it. Left out, the lowest temperature is that of the air or, where that is warmer, the 20 ℃ of the records: in winter
 * the air is denser than on the hottest day.
 */
export function siteAir(stated: StatedAir): SiteAir {
  const total =
    stated.pressure === null ? pressureAtAltitude(stated.altitude ?? 0) : asPressure(stated.pressure * KILO);
  const temperature = asTemperature(stated.temperature ?? STANDARD_TEMPERATURE);
  const w =
    stated.humidity === null
      ? heldAt(STANDARD_HUMIDITY, temperature, total)
      : humidityRatioOfVapour(asPressure((saturationPressure(temperature) * stated.humidity) / WHOLE), total);
  const own = densityOf(temperature, w, total);
  const lowestTemperature = asTemperature(stated.lowest ?? Math.min(temperature, STANDARD));
  const lowestDensity =
    lowestTemperature === temperature
      ? own
      : densityOf(lowestTemperature, heldAt(w, lowestTemperature, total), total);
  return {
    stated,
    pressure: total,
    temperature,
    density: own,
    share: own / STANDARD_AIR,
    lowestTemperature,
    lowestDensity,
    lowestShare: lowestDensity / STANDARD_AIR,
  };
}
