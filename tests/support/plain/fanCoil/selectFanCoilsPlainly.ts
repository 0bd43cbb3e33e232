import type { Room } from "#domain/rooms/Room.ts";
import type { Temperature } from "#domain/units.ts";
import type { NoMatchReason } from "#domain/selection/multiRoom.ts";
import { bulbsInForce } from "#domain/selection/fanCoil/bulbsInForce.ts";
import { demandsOf, excessOf, isBetter, meets, type Demand } from "#domain/selection/fanCoil/checks.ts";
import type { FanCoil, FanCoilFigures } from "#domain/selection/fanCoil/FanCoil.ts";
import type { FanCoilAnswer } from "#domain/selection/fanCoil/FanCoilAnswer.ts";
import type { FanCoilConditions } from "#domain/selection/fanCoil/FanCoilConditions.ts";
import { correctedFigures } from "#domain/selection/fanCoil/fanCoilFigures.ts";
import { fanCoilProperty } from "#domain/selection/fanCoil/fanCoilProperty.ts";
import { levelOf } from "#domain/selection/fanCoil/levelOf.ts";
import { waterReasons } from "#domain/selection/fanCoil/waterReasons.ts";
import { passesFilters } from "#domain/selection/fanCoil/passesFilters.ts";
import { ratedCoil, type RatedCoil } from "#domain/selection/fanCoil/RatedCoil.ts";
import { possibleAir } from "#domain/selection/fanCoil/roomsByAir.ts";
import { siteAir } from "#domain/selection/fanCoil/SiteAir.ts";
import { byTieOrderAt } from "#domain/selection/fanCoil/byTieOrderAt.ts";
import { unitQuantity } from "#domain/selection/unitQuantity.ts";
import { unitRequirement } from "#domain/selection/fanCoil/unitRequirement.ts";

/** What decides the order is the first of these that the room asks for. */
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
 * The rules of selection as they read: every product is corrected for every room, those that meet the requirement
 * are kept in the order of their leading figure over what is asked of it, the best of them stay. What the fast engine is proved and measured against.
 */
export function selectFanCoilsPlainly(
  products: readonly FanCoil[],
  rooms: readonly Room[],
  conditions: FanCoilConditions,
): FanCoilAnswer[] {
  // Tie order first: of two products with the same ratio, the one that comes later stays behind.
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

/** Puts a candidate behind all whose ratio is no larger. */
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
