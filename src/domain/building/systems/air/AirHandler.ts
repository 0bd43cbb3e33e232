import { PROPERTY, type PropertyCode } from "../../../catalogue/properties.ts";
import type { ChosenMachine } from "../judgeMachine.ts";
import { namedProduct, readStated, type Stated, type StatedProduct } from "../statedProduct.ts";

/** An air handling unit as the catalogue states it; null where it does not. */
export interface AirHandler extends ChosenMachine {
  readonly series: string;
  readonly isSample: boolean;
  /** m³/h rated */
  readonly flow: number;
  /** Pa, static, outside of the unit at the rated flow, in standard air */
  readonly external: number | null;
  /** kW */
  readonly cooling: number | null;
  readonly heating: number | null;
  /** kW of its fan's motor */
  readonly motor: number | null;
}

/** The air handling unit of a system with the duty it was chosen for; the program never replaces it. */
export interface KeptHandler {
  /** As it was when it was chosen */
  readonly of: AirHandler;
  /** SHA-256 of its record at the choice */
  readonly hash: string;
  /** `HandlerNeed` at the choice */
  readonly flow: number;
  readonly total: number;
  readonly cooling: number | null;
  readonly heating: number | null;
}

/** What is asked of the catalogue's air handling units. */
export const HANDLER_CODES: readonly PropertyCode[] = [
  PROPERTY.airFlow,
  PROPERTY.externalStaticPressure,
  PROPERTY.coolingCapacity,
  PROPERTY.heatingCapacity,
  PROPERTY.motorPower,
];

/** What a product states of itself as an air handling unit; null where its flow is not stated. */
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
