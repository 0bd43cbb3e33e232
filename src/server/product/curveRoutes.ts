import {
  listPerformanceProperties,
  listProductCurves,
  listProductPropertyValues,
  readRuntimePoints,
  readWorkCondition,
} from "#api/contract/curves.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ChartLiquid } from "#domain/catalogue/machine/ChartLiquid.ts";
import type { ChartModel } from "#domain/products/chart/ChartModel.ts";
import type { ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { airOf, designPoints, liquidOf, type StatedCondition } from "#domain/products/chart/designPoints.ts";
import { unmetSettings } from "#domain/products/chart/unmetSettings.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { DUTY_FORMS, figuresOf, fluidFiguresOf } from "#domain/catalogue/duty/dutyForms.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { isDutyFigure } from "#domain/catalogue/duty/systemFigures.ts";
import { inStatedLiquid } from "#domain/catalogue/machine/inLiquid.ts";
import { inStatedAir } from "#domain/catalogue/machine/inFluid.ts";
import { isFluidCode } from "#domain/physics/fluid/fluidCodes.ts";
import { stagesOf } from "#domain/catalogue/stagesOf.ts";
import { decidingNpsh } from "#domain/physics/fluid/suction.ts";
import { npshStates } from "#domain/products/chart/npshStates.ts";
import { STANDARD_AIR, STANDARD_WATER } from "#domain/physics/curve/power.ts";
import { productChart } from "#domain/catalogue/machine/productChart.ts";
import { regulate } from "#domain/physics/curve/regulate.ts";
import { speedRate } from "#domain/base/units.ts";
import { invalidParameter } from "../http/invalidParameter.ts";
import { Refusal, route } from "../http/route.ts";
import { curvesOfProduct } from "./curvesOfProduct.ts";
import { tablesFor, type Asking } from "../library/access/productTables.ts";
import { productById } from "./productById.ts";
import { propertyDefinitionsOf } from "../definitions/propertyDefinitionsOf.ts";
import type { Queries } from "../database/queries.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { fittingPoints, wireCurves, wirePoints } from "./wireCurves.ts";

const NO_PRODUCT = "There is no product of this id";

/** The database as a caller sees it. */
interface Asked {
  readonly queries: Queries;
  readonly call: Asking;
}

async function curvesOf({ queries, call }: Asked, id: string) {
  const found = await curvesOfProduct(queries, await tablesFor(queries, call, id), id);
  if (found === null) throw new Refusal("not.found", NO_PRODUCT);
  return found;
}

async function productOf({ queries, call }: Asked, id: string) {
  const product = await productById(queries, await tablesFor(queries, call, id), id);
  if (product === null) throw new Refusal("not.found", NO_PRODUCT);
  return product;
}

/** @throws Refusal `invalid.parameter` for an invalid figure, and for an impossible system */
function refuseWrong(machine: Machine, condition: readonly StatedCondition[]): void {
  const wrong = condition.flatMap((figure, at) =>
    isDutyFigure(figure) ? [] : [{ path: `condition.${at}.value`, message: "must be above zero" }],
  );
  if (wrong.length > 0) throw invalidParameter(wrong);
  const figures = [...DUTY_FORMS[machine].flatMap(figuresOf), ...fluidFiguresOf(machine)];
  const fault = dutyFault(figures, condition);
  if (fault === null) return;
  const at = condition.findIndex(({ code }) => code === fault.code);
  const path = isFluidCode(fault.code) ? `condition.${at}.value` : "condition";
  throw invalidParameter([{ path, message: `${fault.fault} ${fault.sentence}` }]);
}

const orNull = (figure: number) => (Number.isNaN(figure) ? null : figure);

/** The fluid of a pump, and whether the pump cavitates at its operating points. */
function wireLiquid(model: ChartModel, liquid: ChartLiquid) {
  const npsh = decidingNpsh(npshStates(model));
  return {
    density: liquid.density,
    recordedDensity: STANDARD_WATER,
    specificHeat: liquid.specificHeat,
    kinematicViscosity: liquid.kinematic,
    freezingPoint: liquid.freezing,
    vapourPressure: liquid.vapourPressure,
    viscosity: liquid.corrections.flat().map(({ state }) => state),
    npsh: npsh && {
      flow: orNull(npsh.flow),
      available: orNull(npsh.available),
      required: orNull(npsh.required),
      verdict: npsh.verdict,
    },
  };
}

/** A product at a duty, as the charts compute it; `null` if it has no curve that can be drawn. */
async function chartOf(asked: Asked, id: string, condition: readonly StatedCondition[], rate: number | null) {
  const { machine, model, curves } = await curvesOf(asked, id);
  refuseWrong(machine, condition);
  const liquid = liquidOf(machine, [condition]);
  const stages = liquid === null ? undefined : stagesOf((await productOf(asked, id)).productPropertyValues);
  const product = { ...productChart(id, model, curves).product, ...(stages === undefined ? {} : { stages }) };
  const recorded: ChartRequest = {
    machine,
    products: [product],
    designPoints: designPoints(machine, product, condition),
    rate: rate === null ? null : speedRate(rate),
    air: airOf(machine, [condition]),
  };
  const inLiquid = inStatedLiquid(recorded, liquid);
  const { request } = inStatedAir(inLiquid);
  const built = buildChart(inLiquid);
  // The request is for exactly one product.
  return built.ok ? { machine, request, product: request.products[0]!, model: built.value } : null;
}

export const listProductCurvesRoute = ({ database: { queries } }: DatabaseParts) =>
  route(listProductCurves, async ({ params: { id } }, call) => {
    const { machine, curves } = await curvesOf({ queries, call }, id);
    return wireCurves(id, machine, curves);
  });

export const readWorkConditionRoute = ({ database: { queries } }: DatabaseParts) =>
  route(readWorkCondition, async ({ params: { id }, body: { rate, condition } }, call) => {
    const chart = await chartOf({ queries, call }, id, condition, rate);
    if (chart === null)
      return {
        intersectionPoints: [],
        unmetSettings: [],
        otherSystems: [],
        workConditionCurves: [],
        speedRegulate: null,
        powerConsumptionPerAirVolume: null,
      };
    const { machine, request, product, model } = chart;
    const { duty, regulation, frame, air, liquid } = model;
    return {
      intersectionPoints: wirePoints(machine, product, frame, duty.operatingPoints),
      unmetSettings: unmetSettings(request).map(({ setting, side, first, last }) => ({
        speed: product.settings[setting]?.speed ?? "",
        side,
        firstFlow: first,
        lastFlow: last,
      })),
      otherSystems: duty.otherPoints.map(({ name, setting, point }) => ({
        name,
        speed: product.settings[setting]?.speed ?? "",
        intersectionPoints: point === null ? [] : wirePoints(machine, product, frame, [point]),
      })),
      workConditionCurves: duty.parabolas.map(({ k, points }) => ({
        valueK: k,
        needPoints: points.map(({ flow, value }) => ({ valueX: flow, valueY: value })),
      })),
      speedRegulate: regulation && {
        rate: regulation.rate,
        curves: regulation.curves.flatMap(({ setting, quantity }) => {
          const full = product.settings[setting];
          const of = full?.regulatedTo?.(regulation.rate) ?? full;
          const fitted = of?.curves.find((curve) => curve.quantity === quantity)?.fitted;
          const slowed = fitted && regulate(fitted, regulation.rate, quantity);
          return of && slowed?.ok
            ? [{ curveCode: quantity, speed: of.speed, fittingPoints: fittingPoints(slowed.value) }]
            : [];
        }),
        intersectionPoints: wirePoints(machine, product, frame, regulation.operatingPoints),
      },
      powerConsumptionPerAirVolume: duty.operatingPoints[0]?.powerPerAirVolume ?? null,
      ...(air === undefined
        ? {}
        : {
            air: {
              density: air.density,
              recordedDensity: STANDARD_AIR,
              lowestTemperature: air.lowestTemperature,
              lowestDensity: air.lowestDensity,
            },
          }),
      ...(liquid === undefined ? {} : { liquid: wireLiquid(model, liquid) }),
    };
  });

export const readRuntimePointsRoute = ({ database: { queries } }: DatabaseParts) =>
  route(readRuntimePoints, async ({ params: { id }, body: { condition } }, call) => {
    const chart = await chartOf({ queries, call }, id, condition, null);
    if (chart === null) return [];
    const { machine, product, model } = chart;
    return wirePoints(machine, product, model.frame, model.duty.operatingPoints);
  });

export const listProductPropertyValuesRoute = ({ database: { queries } }: DatabaseParts) =>
  route(
    listProductPropertyValues,
    async ({ params: { id } }, call) => (await productOf({ queries, call }, id)).productPropertyValues,
  );

export const listPerformancePropertiesRoute = ({ database: { queries } }: DatabaseParts) =>
  route(listPerformanceProperties, async ({ params: { id } }, call) => {
    const product = await productOf({ queries, call }, id);
    const definitions = await propertyDefinitionsOf(queries, product.gjwCategoryCode);
    const wanted = new Set(
      definitions?.filter(({ isPerformanceFilter }) => isPerformanceFilter).map(({ code }) => code),
    );
    return product.productPropertyValues.filter(({ code }) => wanted.has(code));
  });
