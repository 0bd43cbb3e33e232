import type { Parameter } from "../../selection/multiRoom.ts";
import type { PlacedRoom } from "../../systems/PlacedRoom.ts";
import type { SystemRoom } from "../../systems/water/SystemRoom.ts";
import type { Batch } from "../Batch.ts";
import type { WaterUse } from "../kind/WaterUse.ts";
import { batchRooms, figureOrNull, type BatchRooms } from "./batchRooms.ts";

/** Flow, m³/h, and pressure loss, Pa, of one unit as the catalogue states them; null if it does not. */
export interface WaterSide {
  readonly flow: number | null;
  readonly loss: number | null;
}

const KILO = 1000;

/**
 * The water side of a product from its parameters; a figure that is not a positive number counts as not stated.
 */
export function waterSide(
  { flow, loss }: Pick<WaterUse, "flow" | "loss">,
  parameters: readonly Pick<Parameter, "code" | "value">[],
): WaterSide {
  const stated = (code: string) => {
    const value = parameters.find((each) => each.code === code)?.value;
    return typeof value === "number" && value > 0 ? value : null;
  };
  const kilopascals = stated(loss);
  return { flow: stated(flow), loss: kilopascals === null ? null : kilopascals * KILO };
}

/**
 * The rooms of a batch that have units, with what the units supply in them.
 *
 * @param before the last result; unchanged rooms keep their objects, and if all are unchanged, the list does too
 */
export function systemRooms<Filter>(
  batch: Batch<Filter>,
  figures: Pick<WaterUse, "cooling" | "heating">,
  waterOf: (productId: string) => WaterSide | undefined,
  before: BatchRooms<SystemRoom> | null = null,
): BatchRooms<SystemRoom> {
  const { rooms, results, products } = batch;
  const sides = products.entries.map(({ id }) => waterOf(id));
  const corrected = (row: number, product: number, figure: number) =>
    figureOrNull(results.corrected[row * results.width + figure]) ??
    products.at(product)!.figures[figure] ??
    null;
  const isSame = (room: SystemRoom, row: number, product: number): boolean =>
    room.unitFlow === (sides[product]?.flow ?? null) &&
    room.unitLoss === (sides[product]?.loss ?? null) &&
    room.cooling === corrected(row, product, figures.cooling) &&
    room.heating === corrected(row, product, figures.heating) &&
    room.coolingLoad === figureOrNull(rooms.figures.coolingLoad[row]) &&
    room.heatLoad === figureOrNull(rooms.figures.heatLoad[row]);
  const roomOf = (
    { roomId, code, name, zone, floor, level, area, model, count }: PlacedRoom,
    row: number,
    number: number,
  ): SystemRoom => {
    const water = sides[number];
    // A literal, because tens of thousands are made and spreading takes several times as long.
    return {
      roomId,
      code,
      name,
      zone,
      floor,
      level,
      area,
      model,
      count,
      unitFlow: water?.flow ?? null,
      unitLoss: water?.loss ?? null,
      cooling: corrected(row, number, figures.cooling),
      heating: corrected(row, number, figures.heating),
      coolingLoad: figureOrNull(rooms.figures.coolingLoad[row]),
      heatLoad: figureOrNull(rooms.figures.heatLoad[row]),
    };
  };
  return batchRooms(batch, { roomOf, isSame }, before);
}
