import type { FanCoilInstallation, FanCoilStructure } from "../../../../catalogue/properties.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";

/** The properties that the filters read. */
export interface Filtered {
  readonly brandCode: string;
  readonly structure: FanCoilStructure | null;
  readonly installation: FanCoilInstallation | null;
  /** Pa */
  readonly externalStaticPressure: number | null;
}

/**
 * Whether a product passes brand, structure, installation and static pressure; a property that it does not state
 * passes no filter.
 */
export function passesFilters(product: Filtered, conditions: FanCoilConditions): boolean {
  const { brandCode, structure, installation, staticPressure } = conditions;
  if (brandCode !== null && product.brandCode !== brandCode) return false;
  if (structure !== null && product.structure !== structure) return false;
  if (installation !== null && product.installation !== installation) return false;
  if (staticPressure === null) return true;
  const offered = product.externalStaticPressure;
  return offered !== null && offered >= staticPressure.from && offered <= staticPressure.to;
}
