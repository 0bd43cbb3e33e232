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

/** The liquid that a pump moves, compared with the 1000 kg/m³ at which every record states its power. */
export interface SiteLiquid extends LiquidProperties {
  readonly stated: StatedLiquid;
  readonly temperature: Temperature;
  readonly kinematic: KinematicViscosity;
  readonly freezing: Temperature;
  /**
   * Vapour pressure of water at the temperature. A glycol mixture has a little less, so the NPSH is on the safe
   * side.
   */
  readonly vapourPressure: Pressure;
  /**
   * Density divided by that of the records: also the ratio of power at the site to that of the record, at the same
   * flow. 1 if only the suction side is stated: the curves then stay unchanged.
   */
  readonly share: number;
  /** Pressure on the surface that the pump draws from. */
  readonly surface: Pressure;
}

const PERCENT = 100;
const SQUARE_MILLIMETRES = 1e6;

/** Whether the liquid itself is described, and not only its suction side. */
const isLiquidStated = ({ glycol, temperature }: StatedLiquid): boolean =>
  glycol !== null || temperature !== null;

/** The liquid of a duty. Figures that are left out mean water at 20 ℃, at sea level, in an open system. */
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
