import type { Parameter } from "../../selection/multiRoom.ts";
import type { PlacedRoom } from "../../systems/PlacedRoom.ts";
import type { SystemRoom } from "../../systems/water/SystemRoom.ts";
import type { Batch } from "../Batch.ts";
import type { WaterUse } from "../kind/WaterUse.ts";
import { batchRooms, figureOrNull, type BatchRooms } from "./batchRooms.ts";

/** What the catalogue states of a product's water side: m³/h and Pa of one unit; null for none. */
export interface WaterSide {
  readonly flow: number | null;
  readonly loss: number | null;
}

const KILO = 1000;

/** The water side of a product by its parameters; a figure that is no positive number is not stated. */
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
 * The rooms of a batch that have units, with what the units give in them.
 *
 * @param before rooms of which nothing is another are its very objects; of the same rooms, the whole list is
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
    // A literal: tens of thousands are made, and spreading takes several times as long.
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
