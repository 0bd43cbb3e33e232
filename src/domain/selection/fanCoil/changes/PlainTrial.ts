import type { Room } from "../../../rooms/Room.ts";
import type { Temperature } from "../../../units.ts";
import { unitQuantity } from "../../unitQuantity.ts";
import { bulbsInForce } from "../bulbsInForce.ts";
import { byTieOrderAt } from "../byTieOrderAt.ts";
import { demandsOf, meets, type Demand } from "../checks.ts";
import type { EnteringAir } from "../EnteringAir.ts";
import type { FanCoil, FanCoilFigures } from "../FanCoil.ts";
import type { FanCoilConditions } from "../FanCoilConditions.ts";
import { correctedFigures } from "../fanCoilFigures.ts";
import { levelOf } from "../levelOf.ts";
import { passesFilters } from "../passesFilters.ts";
import { ratedCoil, type RatedCoil } from "../RatedCoil.ts";
import { possibleAir } from "../roomsByAir.ts";
import { unitRequirement } from "../unitRequirement.ts";

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
  const air = possibleAir(room);
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
