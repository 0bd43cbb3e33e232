import type { Room } from "#domain/building/rooms/Room.ts";
import { temperature } from "#domain/base/units.ts";
import type { NearestProduct, NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { quantityChange, requirementChange, smallestOf } from "#domain/building/selection/numericChanges.ts";
import { rankChanges, type DroppedFilter, type SizedChange } from "#domain/building/selection/rankChanges.ts";
import { MAX_UNITS_PER_ROOM } from "#domain/building/selection/unitQuantity.ts";
import { colderSteps, warmerSteps, type WaterSteps } from "#domain/building/selection/waterSteps.ts";
import { rangeChange, widenedRange } from "#domain/building/selection/widenedRange.ts";
import { demandsOf, excessOf, isBetter } from "#domain/building/kinds/fanCoil/selection/checks.ts";
import type { FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { correctedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { fanCoilProperty } from "#domain/building/kinds/fanCoil/selection/fanCoilProperty.ts";
import { lacksOf } from "#domain/building/kinds/fanCoil/selection/nearestProduct.ts";
import { passesFilters } from "#domain/building/kinds/fanCoil/selection/passesFilters.ts";
import { unitRequirement } from "#domain/building/kinds/fanCoil/selection/unitRequirement.ts";
import { waterReasons } from "#domain/building/kinds/fanCoil/selection/waterReasons.ts";
import { droppableFilters } from "#domain/building/batch/kind/droppableFilters.ts";
import { FAN_COIL_FIELDS } from "#domain/building/kinds/fanCoil/fanCoilFields.ts";
import { meetsAll, plainTrial, type PlainCandidate, type PlainTrial } from "./PlainTrial.ts";
import { waterChange } from "#domain/building/kinds/fanCoil/selection/changes/waterChange.ts";

/**
 * Reference implementation of the nearest product and the single changes for a room without a match: it tries
 * every change, smallest first, on every product. The fast search is tested and measured against it.
 */
export function singleChangesPlainly(
  products: readonly FanCoil[],
  room: Room,
  conditions: FanCoilConditions,
): NoMatchReason[] {
  const trial = plainTrial(products, room, conditions);
  const numeric = [
    ...quantityTried(trial),
    ...requirementTried(trial),
    ...summerWaterTried(trial),
    ...winterWaterTried(trial),
    ...rangeTried(trial),
  ];
  return [...nearestTried(trial), ...rankChanges(numeric, filtersTried(trial))];
}

function quantityTried({ room, conditions, quantity, passing }: PlainTrial): SizedChange[] {
  const matchesWith = (units: number) => {
    const demands = demandsOf(unitRequirement(room, units, conditions));
    return passing.some(({ figures }) => meetsAll(demands, figures));
  };
  // If even the greatest number does not help, the others need not be tried.
  if (!matchesWith(MAX_UNITS_PER_ROOM)) return [];
  let to = quantity + 1;
  while (!matchesWith(to)) to++;
  return quantityChange(quantity, to);
}

function requirementTried({ demands, passing, conditions }: PlainTrial): SizedChange[] {
  const lowered = demands.flatMap((demand) => {
    const others = demands.filter((other) => other !== demand);
    let best: number | null = null;
    for (const { figures } of passing) {
      const value = figures[demand.figure];
      if (value === null || !meetsAll(others, figures)) continue;
      if (best === null || isBetter(demand.figure, value, best)) best = value;
    }
    return requirementChange(fanCoilProperty(demand.figure, conditions.level), demand.required, best);
  });
  return smallestOf(lowered);
}

/** The first water temperature at which some candidate matches. */
function firstWater(trial: PlainTrial, { count, at }: WaterSteps, field: "summerWater" | "winterWater") {
  const { air, winterDryBulb, demands, conditions, passing } = trial;
  const { summerWater, winterWater } = conditions;
  for (let step = 1; step <= count; step++) {
    const state = { air, winterDryBulb, summerWater, winterWater, [field]: temperature(at(step)) };
    const matches = ({ coil }: PlainCandidate) => meetsAll(demands, correctedFigures(coil, state));
    if (passing.some(matches)) return at(step);
  }
  return null;
}

function summerWaterTried(trial: PlainTrial): SizedChange[] {
  const { summerWater } = trial.conditions;
  const to = firstWater(trial, colderSteps(summerWater), "summerWater");
  return to === null ? [] : [waterChange("summer", trial.air.dryBulb, summerWater, to)];
}

function winterWaterTried(trial: PlainTrial): SizedChange[] {
  const { winterWater } = trial.conditions;
  const to = firstWater(trial, warmerSteps(winterWater), "winterWater");
  return to === null ? [] : [waterChange("winter", trial.winterDryBulb, winterWater, to)];
}

const admittedWithout = ({ all, demands }: PlainTrial, without: FanCoilConditions) =>
  all.filter(({ product, figures }) => passesFilters(product, without) && meetsAll(demands, figures));

function filtersTried(trial: PlainTrial): DroppedFilter[] {
  return droppableFilters(FAN_COIL_FIELDS, trial.conditions, trial.conditions.level).flatMap(
    ({ filter, without }): DroppedFilter[] => {
      const admitted = admittedWithout(trial, without).length;
      return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
    },
  );
}

function rangeTried(trial: PlainTrial): SizedChange[] {
  const { staticPressure } = trial.conditions;
  if (staticPressure === null) return [];
  return droppableFilters(FAN_COIL_FIELDS, trial.conditions, trial.conditions.level).flatMap(
    ({ filter, without }) => {
      if (without.staticPressure !== null) return [];
      const admitted = admittedWithout(trial, without);
      const pressures = admitted.flatMap(({ product }) => product.externalStaticPressure ?? []);
      const to = widenedRange(staticPressure, pressures);
      return to === null ? [] : [rangeChange(filter, staticPressure, to)];
    },
  );
}

function nearestTried(trial: PlainTrial): NearestProduct[] {
  const { air, winterDryBulb, demands, conditions, passing } = trial;
  const { served } = waterReasons(demands, { summerDryBulb: air.dryBulb, winterDryBulb }, conditions);
  const [first, ...others] = passing;
  if (first === undefined || served.length === 0) return [];
  const reached = ({ figures }: PlainCandidate) =>
    Math.min(...served.map((demand) => excessOf(demand, figures[demand.figure])));
  const { product, figures } = others.reduce(
    (nearest, other) => (reached(other) > reached(nearest) ? other : nearest),
    first,
  );
  const values = served.map(({ figure }) => figures[figure]);
  const lacks = lacksOf(served, values, conditions);
  return lacks.length === 0 ? [] : [{ code: "nearest", model: product.model, lacks }];
}
