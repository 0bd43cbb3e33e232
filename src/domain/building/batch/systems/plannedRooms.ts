import type { SystemRoom } from "../../systems/water/SystemRoom.ts";
import type { Batch } from "../Batch.ts";
import type { WaterUse } from "../kind/WaterUse.ts";
import { storeyLevels } from "./batchRooms.ts";
import { systemRooms, type WaterSide } from "./systemRooms.ts";

/** A room to which a plan gives another product. */
export interface PlannedRoom {
  readonly roomId: string;
  readonly productId: string;
  readonly model: string;
  readonly units: number;
}

/**
 * The rooms for a batch's water systems, today and under a plan. Flow and loss are those of the plan's products.
 * What a unit supplies in its room is not known before the plan is adopted, so today's figure stays; only a typed
 * block load uses it.
 */
export function plannedRooms<Filter>(
  batch: Batch<Filter>,
  water: WaterUse,
  waterOf: (productId: string) => WaterSide | undefined,
  planned: readonly PlannedRoom[],
): { readonly today: readonly SystemRoom[]; readonly plan: readonly SystemRoom[] } {
  const { rooms: today } = systemRooms(batch, water, waterOf);
  const to = new Map(planned.map((each) => [each.roomId, each]));
  const given = ({ productId, model, units }: PlannedRoom) => {
    const side = waterOf(productId);
    return { model, count: units, unitFlow: side?.flow ?? null, unitLoss: side?.loss ?? null };
  };
  const known = new Map(today.map((room) => [room.roomId, room]));
  const rows = batch.rooms.ids.flatMap((id, row) => (known.has(id) || to.has(id) ? [row] : []));
  const { levels } = storeyLevels(rows.map((row) => batch.rooms.floors[row]!));
  const plan = rows.map((row): SystemRoom => {
    const id = batch.rooms.ids[row]!;
    const other = to.get(id);
    const level = levels.get(batch.rooms.floors[row]!)!;
    const room = known.get(id) ?? unselectedRoom(batch, row, other!.units);
    return other === undefined && room.level === level
      ? room
      : { ...room, level, ...(other === undefined ? {} : given(other)) };
  });
  return { today, plan };
}

const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

/** A room without a product today: its units are assumed to supply what the room requires. */
function unselectedRoom<Filter>({ rooms }: Batch<Filter>, row: number, units: number): SystemRoom {
  const [coolingLoad, heatLoad] = [
    orNull(rooms.figures.coolingLoad[row]),
    orNull(rooms.figures.heatLoad[row]),
  ];
  return {
    roomId: rooms.ids[row]!,
    code: rooms.codes[row]!,
    name: rooms.names[row]!,
    zone: rooms.zones[row]!,
    floor: rooms.floors[row]!,
    level: 0,
    area: orNull(rooms.figures.roomArea[row]),
    ...{ model: "", count: units, unitFlow: null, unitLoss: null },
    cooling: coolingLoad === null ? null : coolingLoad / units,
    heating: heatLoad === null ? null : heatLoad / units,
    ...{ coolingLoad, heatLoad },
  };
}
