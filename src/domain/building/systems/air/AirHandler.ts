import { PROPERTY, type PropertyCode } from "../../../catalogue/properties.ts";
import type { ChosenMachine } from "../judgeMachine.ts";
import { namedProduct, readStated, type Stated, type StatedProduct } from "../statedProduct.ts";

/** An air handling unit with the figures of its catalogue entry; null where one is not stated. */
export interface AirHandler extends ChosenMachine {
  readonly series: string;
  readonly isSample: boolean;
  /** Rated flow, m³/h */
  readonly flow: number;
  /** External static pressure at the rated flow in standard air, Pa */
  readonly external: number | null;
  /** kW */
  readonly cooling: number | null;
  readonly heating: number | null;
  /** Power of its fan's motor, kW */
  readonly motor: number | null;
}

/** A system's air handling unit with the duty at the choice; the program never replaces it. */
export interface KeptHandler {
  /** Its figures at the choice */
  readonly of: AirHandler;
  /** SHA-256 of its record at the choice */
  readonly hash: string;
  /** `HandlerNeed` at the choice */
  readonly flow: number;
  readonly total: number;
  readonly cooling: number | null;
  readonly heating: number | null;
}

/** Properties that are requested for air handling units */
export const HANDLER_CODES: readonly PropertyCode[] = [
  PROPERTY.airFlow,
  PROPERTY.externalStaticPressure,
  PROPERTY.coolingCapacity,
  PROPERTY.heatingCapacity,
  PROPERTY.motorPower,
];

/** Reads a product as an air handling unit; null if its flow is not stated. */
export function readAirHandler(product: StatedProduct, stated: Stated): AirHandler | null {
  const { figure } = readStated(stated);
  const flow = figure(PROPERTY.airFlow);
  if (flow === null) return null;
  return {
    ...namedProduct(product),
    flow,
    external: figure(PROPERTY.externalStaticPressure),
    cooling: figure(PROPERTY.coolingCapacity),
    heating: figure(PROPERTY.heatingCapacity),
    motor: figure(PROPERTY.motorPower),
  };
}
