import type { Room } from "#domain/building/rooms/Room.ts";
import type { Temperature } from "#domain/base/units.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { bulbsInForce } from "#domain/building/kinds/fanCoil/selection/bulbsInForce.ts";
import {
  demandsOf,
  excessOf,
  isBetter,
  meets,
  type Demand,
} from "#domain/building/kinds/fanCoil/selection/checks.ts";
import type { FanCoil, FanCoilFigures } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilAnswer } from "#domain/building/kinds/fanCoil/selection/FanCoilAnswer.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { correctedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { fanCoilProperty } from "#domain/building/kinds/fanCoil/selection/fanCoilProperty.ts";
import { levelOf } from "#domain/building/kinds/fanCoil/selection/levelOf.ts";
import { waterReasons } from "#domain/building/kinds/fanCoil/selection/waterReasons.ts";
import { passesFilters } from "#domain/building/kinds/fanCoil/selection/passesFilters.ts";
import { ratedCoil, type RatedCoil } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import { possibleAir } from "#domain/building/kinds/fanCoil/selection/roomsByAir.ts";
import { siteAir } from "#domain/building/kinds/fanCoil/selection/SiteAir.ts";
import { byTieOrderAt } from "#domain/building/kinds/fanCoil/selection/byTieOrderAt.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import { unitRequirement } from "#domain/building/kinds/fanCoil/selection/unitRequirement.ts";

/** The first of these that the room asks for determines the order. */
const LEADING = [
  "totalCooling",
  "heating",
  "sensibleCooling",
  "latentCooling",
  "airFlow",
  "heatMoistureRatio",
] as const;

interface Candidate {
  readonly product: FanCoil;
  readonly coil: RatedCoil;
}
interface Corrected {
  readonly product: FanCoil;
  readonly figures: FanCoilFigures;
}
interface Ranked extends Corrected {
  readonly ratio: number;
}

/**
 * Reference implementation of selection: every product is corrected for every room, and the best of those that
 * meet the requirement are kept, in the order of the ratio of their leading figure to its requirement. The fast
 * engine is tested and measured against it.
 */
export function selectFanCoilsPlainly(
  products: readonly FanCoil[],
  rooms: readonly Room[],
  conditions: FanCoilConditions,
): FanCoilAnswer[] {
  // Tie order first: of two products with the same ratio, the later one stays behind.
  const candidates = products
    .filter((product) => conditions.productIds?.includes(product.id) ?? true)
    .filter((product) => passesFilters(product, conditions))
    .sort(byTieOrderAt(conditions.level))
    .map((product) => ({ product, coil: soundCoil(product, conditions) }));
  return rooms.map((room) => selectForRoom(room, candidates, conditions));
}

function soundCoil(product: FanCoil, { level }: FanCoilConditions): RatedCoil {
  const coil = ratedCoil(levelOf(product, level), product.rated);
  if (!coil.ok) throw new RangeError(`fan coil ${product.id}: ${coil.code}`);
  return coil.value;
}

function selectForRoom(
  room: Room,
  candidates: readonly Candidate[],
  conditions: FanCoilConditions,
): FanCoilAnswer {
  const quantity = unitQuantity(room, conditions.singleUnitArea);
  const required = unitRequirement(room, quantity, conditions);
  const demands = demandsOf(required);
  const answer = { roomId: room.roomId, quantity, productIds: [], corrected: null };
  if (demands.length === 0) return { ...answer, reasons: [{ code: "no-requirement" }] };

  const { winterDryBulb } = bulbsInForce(room);
  const { summerWater, winterWater } = conditions;
  const state = {
    air: possibleAir(room, siteAir(conditions.altitude)),
    winterDryBulb,
    summerWater,
    winterWater,
  };
  const best: Ranked[] = [];
  const all: Corrected[] = [];
  for (const { product, coil } of candidates) {
    const figures = correctedFigures(coil, state);
    all.push({ product, figures });
    if (!demands.every((demand) => meets(demand, figures[demand.figure]))) continue;
    const leading = LEADING.flatMap((figure) => demands.filter((demand) => demand.figure === figure))[0]!;
    const ratio = excessOf(leading, figures[leading.figure]);
    keep(best, { product, figures, ratio }, conditions.topSize);
  }
  const [selected] = best;
  if (selected === undefined) {
    const bulbs = { summerDryBulb: state.air.dryBulb, winterDryBulb };
    return { ...answer, reasons: plainReasons(all, demands, bulbs, conditions) };
  }
  const productIds = best.map(({ product }) => product.id);
  return { ...answer, productIds, corrected: selected.figures, reasons: [] };
}

/** Inserts a candidate behind all whose ratio is not larger. */
function keep(best: Ranked[], candidate: Ranked, size: number): void {
  let at = best.length;
  while (at > 0 && best[at - 1]!.ratio > candidate.ratio) at--;
  if (at >= size) return;
  best.splice(at, 0, candidate);
  if (best.length > size) best.pop();
}

function plainReasons(
  candidates: readonly Corrected[],
  demands: readonly Demand[],
  bulbs: { readonly summerDryBulb: Temperature; readonly winterDryBulb: Temperature },
  conditions: FanCoilConditions,
): NoMatchReason[] {
  if (candidates.length === 0) return [{ code: "no-candidates" }];
  const { reasons, served } = waterReasons(demands, bulbs, conditions);
  for (const demand of served) {
    const { figure, required } = demand;
    const check = fanCoilProperty(figure, conditions.level);
    let best: number | null = null;
    for (const { figures } of candidates) {
      const value = figures[figure];
      if (value !== null && (best === null || isBetter(figure, value, best))) best = value;
    }
    if (best === null) reasons.push({ code: "figure-unknown", check });
    else if (!meets(demand, best)) reasons.push({ code: "short", check, required, best });
  }
  if (reasons.length > 0) return reasons;

  const reached = ({ figures }: Corrected) =>
    Math.min(...served.map((demand) => excessOf(demand, figures[demand.figure])));
  const { product, figures } = candidates.reduce((nearest, other) =>
    reached(other) > reached(nearest) ? other : nearest,
  );
  return served.flatMap((demand): NoMatchReason[] => {
    const best = figures[demand.figure];
    const check = fanCoilProperty(demand.figure, conditions.level);
    if (best === null) return [{ code: "figure-unknown", check }];
    if (meets(demand, best)) return [];
    return [{ code: "combined", check, required: demand.required, best, model: product.model }];
  });
}
