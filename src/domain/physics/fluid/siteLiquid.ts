import { pressureAtAltitude } from "../air/altitude.ts";
import { STANDARD_WATER } from "../curve/power.ts";
import {
  kinematicViscosity,
  massFraction,
  temperature as asTemperature,
  type KinematicViscosity,
  type Pressure,
  type Temperature,
} from "../../base/units.ts";
import { glycolProperties, waterProperties, type LiquidProperties } from "./glycolProperties.ts";
import type { StatedLiquid } from "./liquidFigures.ts";
import { freezingOf, surfacePressure, USUAL_TEMPERATURE } from "./wrongLiquid.ts";
import { waterVapourPressure } from "./waterVapourPressure.ts";

/** What a pump lifts, against the 1000 kg/m³ that every record states its power at. */
export interface SiteLiquid extends LiquidProperties {
  readonly stated: StatedLiquid;
  readonly temperature: Temperature;
  readonly kinematic: KinematicViscosity;
  readonly freezing: Temperature;
  /** That of water at the temperature: a glycol's is a little less, so that the NPSH is on the safe side. */
  readonly vapourPressure: Pressure;
  /**
   * Density over that of the records: power at the site over that of the record, at the same flow. 1 where the suction
   * side alone is stated: the curves are then as they are without.
   */
  readonly share: number;
  /** Above the surface that the pump draws from. */
  readonly surface: Pressure;
}

const PERCENT = 100;
const SQUARE_MILLIMETRES = 1e6;

/** What is said of the liquid itself, not of its way to the pump. */
const isLiquidStated = ({ glycol, temperature }: StatedLiquid): boolean =>
  glycol !== null || temperature !== null;

/** Left out it is water at 20 ℃, at sea level, in an open system. */
export function siteLiquid(stated: StatedLiquid): SiteLiquid {
  const { glycol, fraction } = stated;
  const t = asTemperature(stated.temperature ?? USUAL_TEMPERATURE);
  const properties =
    glycol === null ? waterProperties(t) : glycolProperties(glycol, massFraction(fraction / PERCENT), t);
  return {
    ...properties,
    stated,
    temperature: t,
    kinematic: kinematicViscosity((properties.viscosity / properties.density) * SQUARE_MILLIMETRES),
    freezing: freezingOf(stated),
    vapourPressure: waterVapourPressure(t),
    share: isLiquidStated(stated) ? properties.density / STANDARD_WATER : 1,
    surface: surfacePressure(stated) ?? pressureAtAltitude(0),
  };
}
