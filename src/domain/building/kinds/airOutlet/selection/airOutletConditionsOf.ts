import {
  isLouvre,
  isOutletType,
  SPHERICAL_NOZZLE,
  type OutletType,
} from "../../../../catalogue/outletTypes.ts";
import { PROPERTY } from "../../../../catalogue/properties.ts";
import type { AirOutletRequest, PropertyCondition } from "../../../selection/multiRoom.ts";
import type { AirOutletConditions, Span } from "./AirOutletConditions.ts";

/** A fault of a request: the path with points, and the message. */
interface ConditionIssue {
  readonly path: string;
  readonly message: string;
}
export type AirOutletConditionsOutcome =
  | { readonly ok: true; readonly value: AirOutletConditions }
  | { readonly ok: false; readonly code: "invalid.parameter"; readonly issues: readonly ConditionIssue[] };

type Report = (path: string, message: string) => void;

interface Filters {
  readonly type: OutletType | null;
  readonly velocity: Span | null;
  readonly nozzleThrow: number | null;
}

/**
 * The conditions that a request's codes mean. Checks what the schema cannot: that type and velocity range are
 * given, every code is known and used once, and throw and aspect ratio are given only for types that have them.
 */
export function airOutletConditionsOf(request: AirOutletRequest): AirOutletConditionsOutcome {
  const issues: ConditionIssue[] = [];
  const report: Report = (path, message) => void issues.push({ path, message });
  const { type, velocity, nozzleThrow } = filtersOf(request.productProperties, report);
  if (type === null) report("productProperties", `${PROPERTY.outletType} is missing`);
  if (velocity === null) report("productProperties", `${PROPERTY.outletVelocity} is missing`);
  if (nozzleThrow !== null && type !== SPHERICAL_NOZZLE)
    report("productProperties", `only ${SPHERICAL_NOZZLE} has ${PROPERTY.nozzleThrow}`);
  const aspectRatio = aspectRatioOf(request, type, report);
  if (issues.length > 0 || type === null || velocity === null)
    return { ok: false, code: "invalid.parameter", issues };
  return {
    ok: true,
    value: {
      topSize: request.topSize,
      type,
      brandCode: request.brandCode,
      velocity,
      nozzleThrow,
      aspectRatio,
      productIds: request.productIds ?? null,
      singleUnitArea: request.singleUnitResponsibilityArea,
    },
  };
}

function filtersOf(properties: readonly PropertyCondition[], report: Report): Filters {
  let filters: Filters = { type: null, velocity: null, nozzleThrow: null };
  const seen = new Set<string>();
  properties.forEach((condition, at) => {
    const path = `productProperties.${at}`;
    if (seen.has(condition.code)) report(`${path}.code`, `${condition.code} is filtered twice`);
    seen.add(condition.code);
    switch (condition.code) {
      case PROPERTY.outletType:
        if (condition.queryType !== "EQUAL") report(`${path}.queryType`, "expected EQUAL");
        else if (isOutletType(condition.value)) filters = { ...filters, type: condition.value };
        else report(`${path}.value`, `unknown outlet type ${condition.value}`);
        break;
      case PROPERTY.outletVelocity:
        if (condition.queryType !== "RANGE_TE") report(`${path}.queryType`, "expected RANGE_TE");
        else if (condition.from <= 0) report(`${path}.from`, "a velocity is above 0");
        else filters = { ...filters, velocity: { from: condition.from, to: condition.to } };
        break;
      case PROPERTY.nozzleThrow:
        if (condition.queryType !== "RANGE_TE") report(`${path}.queryType`, "expected RANGE_TE");
        else if (condition.from <= 0) report(`${path}.from`, "a throw is above 0");
        else filters = { ...filters, nozzleThrow: condition.from };
        break;
      default:
        report(`${path}.code`, `air outlets are not filtered by ${condition.code}`);
    }
  });
  return filters;
}

function aspectRatioOf(
  { aspectRatioFrom: from, aspectRatioTo: to }: AirOutletRequest,
  type: OutletType | null,
  report: Report,
): Span | null {
  if (from === null && to === null) return null;
  if (type !== null && !isLouvre(type)) report("aspectRatioFrom", "only louvres have an aspect ratio");
  if (from === null || to === null) {
    report(from === null ? "aspectRatioFrom" : "aspectRatioTo", "a range has two ends");
    return null;
  }
  if (from > to) report("aspectRatioTo", "from is above to");
  return { from, to };
}
