import type { Room } from "#domain/building/rooms/Room.ts";
import type { Temperature } from "#domain/base/units.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import { bulbsInForce } from "#domain/building/kinds/fanCoil/selection/bulbsInForce.ts";
import { byTieOrderAt } from "#domain/building/kinds/fanCoil/selection/byTieOrderAt.ts";
import { demandsOf, meets, type Demand } from "#domain/building/kinds/fanCoil/selection/checks.ts";
import type { EnteringAir } from "#domain/building/kinds/fanCoil/selection/EnteringAir.ts";
import type { FanCoil, FanCoilFigures } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { correctedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { levelOf } from "#domain/building/kinds/fanCoil/selection/levelOf.ts";
import { passesFilters } from "#domain/building/kinds/fanCoil/selection/passesFilters.ts";
import { ratedCoil, type RatedCoil } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import { possibleAir } from "#domain/building/kinds/fanCoil/selection/roomsByAir.ts";
import { siteAir } from "#domain/building/kinds/fanCoil/selection/SiteAir.ts";
import { unitRequirement } from "#domain/building/kinds/fanCoil/selection/unitRequirement.ts";

export interface PlainCandidate {
  readonly product: FanCoil;
  readonly coil: RatedCoil;
  /** Figures in the room under the unchanged conditions. */
  readonly figures: FanCoilFigures;
}

/** A room for which changes are tried, product by product. */
export interface PlainTrial {
  readonly room: Room;
  readonly conditions: FanCoilConditions;
  readonly quantity: number;
  readonly demands: readonly Demand[];
  readonly air: EnteringAir;
  readonly winterDryBulb: Temperature;
  /** All products in question, in tie order, and those that pass the filters. */
  readonly all: readonly PlainCandidate[];
  readonly passing: readonly PlainCandidate[];
}

export const meetsAll = (demands: readonly Demand[], figures: FanCoilFigures): boolean =>
  demands.every((demand) => meets(demand, figures[demand.figure]));

export function plainTrial(
  products: readonly FanCoil[],
  room: Room,
  conditions: FanCoilConditions,
): PlainTrial {
  const { level, summerWater, winterWater } = conditions;
  const quantity = unitQuantity(room, conditions.singleUnitArea);
  const { winterDryBulb } = bulbsInForce(room);
  const air = possibleAir(room, siteAir(conditions.altitude));
  const all = products
    .filter(({ id }) => conditions.productIds?.includes(id) ?? true)
    .sort(byTieOrderAt(level))
    .map((product): PlainCandidate => {
      const coil = ratedCoil(levelOf(product, level), product.rated);
      if (!coil.ok) throw new RangeError(`fan coil ${product.id}: ${coil.code}`);
      const state = { air, winterDryBulb, summerWater, winterWater };
      return { product, coil: coil.value, figures: correctedFigures(coil.value, state) };
    });
  return {
    room,
    conditions,
    quantity,
    demands: demandsOf(unitRequirement(room, quantity, conditions)),
    air,
    winterDryBulb,
    all,
    passing: all.filter(({ product }) => passesFilters(product, conditions)),
  };
}
