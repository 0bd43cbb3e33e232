import { INDOOR_UNIT_STRUCTURES, INDOOR_UNIT_TYPE } from "../../../../catalogue/indoorUnitValues.ts";
import { PROPERTY } from "../../../../catalogue/properties.ts";
import { limitsOf, noiseRange } from "../../../selection/limits.ts";
import type { CheckedRequest, PropertyCondition, PropertyRange } from "../../../selection/multiRoom.ts";
import { INDOOR_UNIT_FIGURES, INDOOR_UNIT_PROPERTY, type IndoorUnitFigure } from "./IndoorUnit.ts";
import type { IndoorUnitConditions } from "./IndoorUnitConditions.ts";

/** A fault of a request: the path with points, and the message. */
interface Issue {
  readonly path: string;
  readonly message: string;
}
type Report = (path: string, message: string) => void;
type Filters = Pick<IndoorUnitConditions, "productType" | "structure"> & {
  readonly noise: PropertyRange | null;
};

/** The conditions that a request's codes mean; each code must be known and used once. */
export function indoorUnitConditionsOf(
  request: CheckedRequest,
):
  | { readonly ok: true; readonly value: IndoorUnitConditions }
  | { readonly ok: false; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const report: Report = (path, message) => void issues.push({ path, message });
  const { noise, ...filters } = filtersOf(request.productProperties, report);
  const checks = checksOf(request, report);
  const { margin, figureMargins } = request;
  const limits = limitsOf({ noise, margin, figureMargins, figureOf, report });
  if (issues.length > 0) return { ok: false, issues };
  const { topSize, brandCode, productIds = null, singleUnitResponsibilityArea: singleUnitArea } = request;
  const asked = { topSize, brandCode, ...filters, productIds, singleUnitArea, checks };
  return { ok: true, value: { ...asked, ...limits } };
}

const figureOf = (code: string) =>
  INDOOR_UNIT_FIGURES.find((figure) => INDOOR_UNIT_PROPERTY[figure] === code) ?? null;

function filtersOf(properties: readonly PropertyCondition[], report: Report): Filters {
  const filters = {
    productType: null as string | null,
    structure: null as string | null,
    noise: null as PropertyRange | null,
  };
  const seen = new Set<string>();
  properties.forEach((condition, at) => {
    const { code, queryType } = condition;
    const path = `productProperties.${at}`;
    if (seen.has(code)) report(`${path}.code`, `${code} is filtered twice`);
    seen.add(code);
    if (code === PROPERTY.noise) {
      const noise = noiseRange(condition);
      if (typeof noise === "string") return report(`${path}.queryType`, noise);
      filters.noise = noise;
      return;
    }
    if (code !== PROPERTY.productType && code !== PROPERTY.structure)
      return report(`${path}.code`, `indoor units are not filtered by ${code}`);
    if (queryType !== "EQUAL") return report(`${path}.queryType`, "expected EQUAL");
    const { value } = condition;
    const isKnown =
      code === PROPERTY.productType
        ? value === INDOOR_UNIT_TYPE
        : Object.hasOwn(INDOOR_UNIT_STRUCTURES, value);
    if (!isKnown) return report(`${path}.value`, `${code} has no value ${value}`);
    filters[code === PROPERTY.productType ? "productType" : "structure"] = value;
  });
  return filters;
}

function checksOf(request: CheckedRequest, report: Report): readonly IndoorUnitFigure[] {
  const ticked = new Set<IndoorUnitFigure>();
  request.validationProperties.forEach((code, at) => {
    const figure = figureOf(code);
    if (figure === null) report(`validationProperties.${at}`, `${code} is no check of indoor units`);
    else ticked.add(figure);
  });
  request.nonValidationProperties.forEach((code, at) => {
    const figure = figureOf(code);
    if (figure === null) report(`nonValidationProperties.${at}`, `${code} is no check of indoor units`);
    else if (ticked.has(figure)) report(`nonValidationProperties.${at}`, `${code} is ticked as well`);
  });
  return INDOOR_UNIT_FIGURES.filter((figure) => ticked.has(figure));
}
