import {
  FAN_COIL_INSTALLATIONS,
  FAN_COIL_STRUCTURES,
  PROPERTY,
  type FanCoilInstallation,
  type FanCoilStructure,
  type PropertyCode,
} from "#domain/catalogue/properties.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import type { FanCoil, FanCoilLevel } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { ratedCoil, type RatedCoilFault } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import {
  RATED_STATE_PROPERTIES,
  ratedStateOf,
} from "#domain/building/kinds/fanCoil/selection/standardRatedState.ts";
import { flow, power, pressure } from "#domain/base/units.ts";
import type { CategoryProduct } from "../categoryProducts.ts";
import { lookUp } from "#domain/base/keyed.ts";

export const FAN_COIL_PROPERTIES: readonly PropertyCode[] = [
  PROPERTY.structure,
  PROPERTY.installation,
  PROPERTY.externalStaticPressure,
  ...Object.values(RATED_STATE_PROPERTIES),
  ...(["high", "medium"] as const).flatMap((speed) => [
    PROPERTY[`${speed}AirFlow`],
    PROPERTY[`${speed}TotalCooling`],
    PROPERTY[`${speed}SensibleCooling`],
    PROPERTY[`${speed}Heating`],
    PROPERTY[`${speed}InputPower`],
    PROPERTY[`${speed}Noise`],
  ]),
];

const isStructure = (code: string): code is FanCoilStructure => Object.hasOwn(FAN_COIL_STRUCTURES, code);
const isInstallation = (code: string): code is FanCoilInstallation =>
  Object.hasOwn(FAN_COIL_INSTALLATIONS, code);

function readLevel({ numbers }: CategoryProduct, speed: "high" | "medium"): FanCoilLevel | null {
  const airFlow = lookUp(numbers, PROPERTY[`${speed}AirFlow`]);
  const total = lookUp(numbers, PROPERTY[`${speed}TotalCooling`]);
  const sensible = lookUp(numbers, PROPERTY[`${speed}SensibleCooling`]);
  const heating = lookUp(numbers, PROPERTY[`${speed}Heating`]);
  const input = lookUp(numbers, PROPERTY[`${speed}InputPower`]);
  if (airFlow === undefined || total === undefined || sensible === undefined) return null;
  return {
    airFlow: flow(airFlow),
    totalCooling: power(total),
    sensibleCooling: power(sensible),
    heating: heating === undefined ? null : power(heating),
    inputPower: input === undefined ? null : power(input),
    noise: lookUp(numbers, PROPERTY[`${speed}Noise`]) ?? null,
  };
}

/** The fan coil for selection from a product's values, or why it cannot be selected. */
export function readFanCoil(product: CategoryProduct): Result<FanCoil, "figures-missing" | RatedCoilFault> {
  const high = readLevel(product, "high");
  const medium = readLevel(product, "medium");
  if (high === null || medium === null) return fail("figures-missing");
  const structure = lookUp(product.enums, PROPERTY.structure) ?? "";
  const installation = lookUp(product.enums, PROPERTY.installation) ?? "";
  const staticPressure = lookUp(product.numbers, PROPERTY.externalStaticPressure);
  const rated = ratedStateOf((code) => lookUp(product.numbers, code));
  for (const level of [high, medium]) {
    const sound = ratedCoil(level, rated);
    if (!sound.ok) return sound;
  }
  return ok({
    id: product.id,
    model: product.model,
    brandCode: product.brandCode,
    structure: isStructure(structure) ? structure : null,
    installation: isInstallation(installation) ? installation : null,
    externalStaticPressure: staticPressure === undefined ? null : pressure(staticPressure),
    rated,
    levels: { HIGH_LEVEL: high, MEDIUM_LEVEL: medium },
  });
}
