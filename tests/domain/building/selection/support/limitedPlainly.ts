import { expect } from "vitest";
import type { Room } from "#domain/building/rooms/Room.ts";
import { demandsOf, excessOf } from "#domain/building/kinds/fanCoil/selection/checks.ts";
import type { FanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { unitRequirement } from "#domain/building/kinds/fanCoil/selection/unitRequirement.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import type { IndoorUnitConditions } from "#domain/building/kinds/indoorUnit/selection/IndoorUnitConditions.ts";
import { indoorUnitDemands } from "#domain/building/kinds/indoorUnit/selection/indoorUnitDemands.ts";
import type { SelectionLimits } from "#domain/building/selection/limits.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";

export interface Answer {
  readonly productIds: readonly string[];
  readonly reasons: readonly NoMatchReason[];
}

/**
 * Every checked figure of each product alone in a room, divided by its requirement; unsuitable products have none.
 */
type Ratios = ReadonlyMap<string, Readonly<Record<string, number>>>;

export const fanCoilRatios = (columns: FanCoilColumns, room: Room, asked: FanCoilConditions): Ratios => {
  const required = unitRequirement(room, unitQuantity(room, asked.singleUnitArea), asked);
  return new Map(
    columns.ids.flatMap((id) => {
      const [answer] = selectFanCoils(columns, [room], { ...asked, productIds: [id] });
      const does = answer?.corrected;
      if (!does) return [];
      const ratios = demandsOf(required).map((demand) => [
        demand.figure,
        excessOf(demand, does[demand.figure]),
      ]);
      return [[id, Object.fromEntries(ratios)]];
    }),
  );
};

export const unitRatios = (units: readonly IndoorUnit[], room: Room, asked: IndoorUnitConditions): Ratios => {
  const demands = indoorUnitDemands(room, unitQuantity(room, asked.singleUnitArea), asked.checks);
  return new Map(
    units.map((unit) => [
      unit.id,
      Object.fromEntries(demands.map(({ figure, required }) => [figure, (unit[figure] ?? 0) / required])),
    ]),
  );
};

/** The smallest ratio; the heat-moisture ratio counts only where it is the only one. */
const marginPlainly = ({ heatMoistureRatio, ...sizes }: Readonly<Record<string, number>>) =>
  Object.keys(sizes).length === 0 ? heatMoistureRatio! : Math.min(...Object.values(sizes));

/** The answer when products that are too large are removed from what is offered without a limit. */
export function limitedPlainly(
  all: Answer,
  ratios: Ratios,
  products: readonly { readonly id: string; readonly model: string }[],
  { margin, figureMargins = [], topSize }: SelectionLimits & { topSize: number },
): Answer {
  const stepsOf = (id: string) => {
    const own = ratios.get(id)!;
    return [
      ...(margin === undefined ? [] : [{ is: marginPlainly(own), most: margin, check: undefined }]),
      ...figureMargins.map(({ figure, most, check }) => ({ is: own[figure] ?? 0, most, check })),
    ];
  };
  const within = all.productIds.filter((id) => stepsOf(id).every(({ is, most }) => is <= 1 + most));
  if (within.length > 0) return { productIds: within.slice(0, topSize), reasons: [] };
  if (all.productIds.length === 0) return all;
  const [least] = all.productIds
    .map((id) => {
      const [worst] = stepsOf(id).sort((a, b) => b.is / (1 + b.most) - a.is / (1 + a.most));
      return { id, ...worst! };
    })
    .sort((a, b) => a.is / (1 + a.most) - b.is / (1 + b.most));
  const { most, is, check } = least!;
  // Of two that are equally near, either may be named; the limits do not decide which.
  const known = products.map(({ model }) => model);
  return {
    productIds: [],
    reasons: [
      {
        code: "oversized",
        allowed: most * 100,
        least: expect.closeTo((is - 1) * 100, 6) as number,
        model: expect.toSatisfy((model: string) => known.includes(model)) as string,
        ...(check !== undefined && { check }),
      },
      { code: "change", kind: "filter", filter: "margin", admitted: all.productIds.length },
    ],
  };
}
