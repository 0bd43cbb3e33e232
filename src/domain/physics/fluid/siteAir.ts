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
  ZERO_CELSIUS,
  type Density,
  type HumidityRatio,
  type Pressure,
  type Temperature,
} from "../../base/units.ts";
import { STANDARD_TEMPERATURE, type StatedAir } from "./airFigures.ts";

/** The air at a site, compared with the 1.2 kg/m³ at which every record states its curves. */
export interface SiteAir {
  readonly stated: StatedAir;
  readonly pressure: Pressure;
  readonly temperature: Temperature;
  /** kg/m³ */
  readonly density: Density;
  /**
   * Density divided by that of the records: also the ratio of pressure and power at the site to those of the
   * record, at the same flow.
   */
  readonly share: number;
  readonly lowestTemperature: Temperature;
  readonly lowestDensity: Density;
  /** The density ratio at the lowest temperature, where the motor's load is greatest. */
  readonly lowestShare: number;
}

const KILO = 1000;
const WHOLE = 100;
const STANDARD = asTemperature(STANDARD_TEMPERATURE);

/**
 * Humidity ratio of the standard air, which has 1.2 kg/m³ at 20 ℃ and sea level, from the formula of moist air:
 * 5.7 g/kg.
 */
const STANDARD_VOLUME = STANDARD_AIR * dryAirVolume(STANDARD, STANDARD_PRESSURE);
const STANDARD_HUMIDITY = humidityRatio((STANDARD_VOLUME - 1) / (1 - VAPOUR_VOLUME * STANDARD_VOLUME));

/** Cold air holds no more than its saturation; the rest has condensed. */
const heldAt = (w: HumidityRatio, t: Temperature, total: Pressure): HumidityRatio =>
  humidityRatio(Math.min(w, saturationHumidityRatio(t, total)));

function densityOf(t: Temperature, w: HumidityRatio, total: Pressure): Density {
  // A gas follows p/T; in this form the standard state gives 1.2 to the last bit.
  if (w === STANDARD_HUMIDITY)
    return density(
      STANDARD_AIR * (total / STANDARD_PRESSURE) * ((STANDARD + ZERO_CELSIUS) / (t + ZERO_CELSIUS)),
    );
  return moistAirDensity(t, w, total);
}

/**
 * The air at a site. Figures that are left out are those of the standard air: sea level, 20 ℃ and its humidity
 * ratio, as far as the air can hold it. The lowest temperature defaults to the air's temperature, but at most to
 * the records' 20 ℃, because air in winter is denser than on the hottest day.
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
