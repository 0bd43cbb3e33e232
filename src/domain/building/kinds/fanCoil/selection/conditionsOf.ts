import {
  FAN_COIL_INSTALLATIONS,
  FAN_COIL_STRUCTURES,
  PROPERTY,
  type FanCoilInstallation,
  type FanCoilStructure,
} from "../../../../catalogue/properties.ts";
import type { Room } from "../../../rooms/Room.ts";
import { temperature } from "../../../../base/units.ts";
import { limitsOf, noiseRange } from "../../../selection/limits.ts";
import type { FanCoilRequest, PropertyCondition, PropertyRange } from "../../../selection/multiRoom.ts";
import { bulbsInForce } from "./bulbsInForce.ts";
import { enteringAir } from "./EnteringAir.ts";
import { FAN_COIL_FIGURES, type FanCoilFigure } from "./FanCoil.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";
import { figureOfProperty, noiseProperty } from "./fanCoilProperty.ts";
import { siteAir, type SiteAir } from "./SiteAir.ts";

/** A fault of a request: the path with points, and the message. */
export interface ConditionIssue {
  readonly path: string;
  readonly message: string;
}
export type ConditionsOutcome =
  | { readonly ok: true; readonly value: FanCoilConditions }
  | { readonly ok: false; readonly code: "invalid.parameter"; readonly issues: readonly ConditionIssue[] };

/**
 * The conditions that a request's codes mean. Checks what the schema cannot: that every code is known, belongs to
 * the requested level and is used once, and that each room's bulb temperatures are possible.
 */
export function conditionsOf(request: FanCoilRequest): ConditionsOutcome {
  const issues: ConditionIssue[] = [];
  const report = (path: string, message: string) => void issues.push({ path, message });
  const { noise, ...filters } = filtersOf(request.productProperties, noiseProperty(request.level), report);
  const checks = checksOf(request, report);
  const { altitude } = request;
  const site = siteAir(altitude);
  request.inputCondition.forEach((room, at) => checkAir(room, site, `inputCondition.${at}`, report));
  const limits = limitsOf({
    noise,
    margin: request.margin,
    figureMargins: request.figureMargins,
    figureOf: (code) => figureOfProperty(code, request.level),
    report,
  });
  if (issues.length > 0) return { ok: false, code: "invalid.parameter", issues };
  return {
    ok: true,
    value: {
      level: request.level,
      dustCorrectionFactor: request.dustCorrectionFactor,
      intermittentUseFactor: request.intermittentUseFactor,
      checks,
      topSize: request.topSize,
      brandCode: request.brandCode,
      ...filters,
      ...limits,
      productIds: request.productIds ?? null,
      singleUnitArea: request.singleUnitResponsibilityArea,
      summerWater: temperature(request.summerSupplyWaterTemperature),
      winterWater: temperature(request.winterSupplyWaterTemperature),
      ...(altitude === undefined ? {} : { altitude }),
    },
  };
}

type Report = (path: string, message: string) => void;
type Filters = Pick<FanCoilConditions, "structure" | "installation" | "staticPressure"> & {
  readonly noise: PropertyRange | null;
};

const isStructure = (code: string): code is FanCoilStructure => Object.hasOwn(FAN_COIL_STRUCTURES, code);
const isInstallation = (code: string): code is FanCoilInstallation =>
  Object.hasOwn(FAN_COIL_INSTALLATIONS, code);

function filtersOf(properties: readonly PropertyCondition[], ofNoise: string, report: Report): Filters {
  let filters: Filters = { structure: null, installation: null, staticPressure: null, noise: null };
  const seen = new Set<string>();
  properties.forEach((condition, at) => {
    const path = `productProperties.${at}`;
    if (seen.has(condition.code)) report(`${path}.code`, `${condition.code} is filtered twice`);
    seen.add(condition.code);
    switch (condition.code) {
      case PROPERTY.structure:
        if (condition.queryType !== "EQUAL") report(`${path}.queryType`, "expected EQUAL");
        else if (!isStructure(condition.value))
          report(`${path}.value`, `unknown structure ${condition.value}`);
        else filters = { ...filters, structure: condition.value };
        break;
      case PROPERTY.installation:
        if (condition.queryType !== "EQUAL") report(`${path}.queryType`, "expected EQUAL");
        else if (!isInstallation(condition.value))
          report(`${path}.value`, `unknown installation ${condition.value}`);
        else filters = { ...filters, installation: condition.value };
        break;
      case PROPERTY.externalStaticPressure:
        if (condition.queryType !== "RANGE_TE") report(`${path}.queryType`, "expected RANGE_TE");
        else filters = { ...filters, staticPressure: { from: condition.from, to: condition.to } };
        break;
      case ofNoise: {
        const noise = noiseRange(condition);
        if (typeof noise === "string") report(`${path}.queryType`, noise);
        else filters = { ...filters, noise };
        break;
      }
      default:
        report(`${path}.code`, `fan coils are not filtered by ${condition.code}`);
    }
  });
  return filters;
}

function checksOf(request: FanCoilRequest, report: Report): FanCoilConditions["checks"] {
  const ticked = new Set<FanCoilFigure>();
  request.validationProperties.forEach((code, at) => {
    const figure = figureOfProperty(code, request.level);
    if (figure === null) report(`validationProperties.${at}`, `${code} is no check at ${request.level}`);
    else ticked.add(figure);
  });
  request.nonValidationProperties.forEach((code, at) => {
    const figure = figureOfProperty(code, request.level);
    if (figure === null) report(`nonValidationProperties.${at}`, `${code} is no check at ${request.level}`);
    else if (ticked.has(figure)) report(`nonValidationProperties.${at}`, `${code} is ticked as well`);
  });
  return FAN_COIL_FIGURES.filter((figure) => ticked.has(figure));
}

function checkAir(room: Room, site: SiteAir, path: string, report: Report): void {
  const { summerDryBulb, summerWetBulb } = bulbsInForce(room);
  if (enteringAir(summerDryBulb, summerWetBulb, site).ok) return;
  const field = room.summerWetBulb === null ? "summerDryBulb" : "summerWetBulb";
  report(`${path}.${field}`, `no air is ${summerDryBulb} ℃ dry and ${summerWetBulb} ℃ wet bulb`);
}
