import type { Room } from "#domain/rooms/Room.ts";
import type { Temperature } from "#domain/units.ts";
import { unitQuantity } from "#domain/selection/unitQuantity.ts";
import { bulbsInForce } from "#domain/selection/fanCoil/bulbsInForce.ts";
import { byTieOrderAt } from "#domain/selection/fanCoil/byTieOrderAt.ts";
import { demandsOf, meets, type Demand } from "#domain/selection/fanCoil/checks.ts";
import type { EnteringAir } from "#domain/selection/fanCoil/EnteringAir.ts";
import type { FanCoil, FanCoilFigures } from "#domain/selection/fanCoil/FanCoil.ts";
import type { FanCoilConditions } from "#domain/selection/fanCoil/FanCoilConditions.ts";
import { correctedFigures } from "#domain/selection/fanCoil/fanCoilFigures.ts";
import { levelOf } from "#domain/selection/fanCoil/levelOf.ts";
import { passesFilters } from "#domain/selection/fanCoil/passesFilters.ts";
import { ratedCoil, type RatedCoil } from "#domain/selection/fanCoil/RatedCoil.ts";
import { possibleAir } from "#domain/selection/fanCoil/roomsByAir.ts";
import { siteAir } from "#domain/selection/fanCoil/SiteAir.ts";
import { unitRequirement } from "#domain/selection/fanCoil/unitRequirement.ts";

export interface PlainCandidate {
  readonly product: FanCoil;
  readonly coil: RatedCoil;
  /** In the room, under the conditions as they are. */
  readonly figures: FanCoilFigures;
}

/** One room on which changes are tried out, product by product. */
export interface PlainTrial {
  readonly room: Room;
  readonly conditions: FanCoilConditions;
  readonly quantity: number;
  readonly demands: readonly Demand[];
  readonly air: EnteringAir;
  readonly winterDryBulb: Temperature;
  /** All products asked among, in tie order, and those of them that pass the filters. */
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
