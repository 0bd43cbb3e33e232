import type { PlanPart } from "#api/contract/projectPlans.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import type { PlanProduct, PlanRooms } from "#domain/building/plan/PlanContent.ts";
import { ROOM_FIGURES, type RoomFigure } from "#domain/building/rooms/Room.ts";

/** A room of a test plan; fields not stated are those of an ordinary matched room. */
export interface MadeRoom {
  readonly id: string;
  readonly code?: string;
  readonly name?: string;
  readonly figures?: Partial<Record<RoomFigure, number>>;
  readonly standing?: PlanRooms["standing"][number];
  readonly quantity?: number;
  /** Index of its product; -1 for none. */
  readonly product?: number;
}

export function madeRooms(rooms: readonly MadeRoom[]): PlanRooms {
  const column = <Value>(value: (room: MadeRoom) => Value): Value[] => rooms.map(value);
  const figures = ROOM_FIGURES.map((name) => [name, column((room) => room.figures?.[name] ?? null)] as const);
  return {
    ids: column(({ id }) => id),
    codes: column(({ id, code = id }) => code),
    names: column(({ name = "办公室" }) => name),
    // `fromEntries` loses the keys' type; ROOM_FIGURES has all of them.
    figures: Object.fromEntries(figures) as Record<RoomFigure, (number | null)[]>,
    standing: column(({ standing = "matched" }) => standing),
    answer: column(({ product = 0 }) => (product < 0 ? 2 : 1)),
    verdict: column(() => 0),
    byHand: column(() => 0),
    locked: column(() => 0),
    edited: column(() => 0),
    refused: column(() => 0),
    joinedLater: column(() => 0),
    quantity: column(({ quantity = 1 }) => quantity),
    product: column(({ product = 0 }) => product),
    askedWith: column(() => 0),
    judgedBy: column(() => 0),
    surplus: column(() => null),
    remark: column(() => ""),
    corrected: [],
  };
}

export const madeProduct = (id: string): PlanProduct => ({
  id,
  model: id.toUpperCase(),
  name: "风机盘管",
  seriesName: "",
  imageUrl: null,
  hasDetail: true,
  isSample: false,
  figures: [3.2, null],
  judgedBy: 0,
  parameters: [],
});

export const roomsPart = (rooms: readonly MadeRoom[]): PlanPart =>
  ({ kind: "rooms", rooms: madeRooms(rooms) }) as PlanPart;
export const productsPart = (...ids: readonly string[]): PlanPart =>
  ({ kind: "products", products: ids.map(madeProduct) }) as PlanPart;

export const HEAD = {
  buildingName: "一号楼.xlsx",
  assumptions: "",
  filters: [JSON.stringify({ ...BATCH_KINDS.fanCoil.defaultFilter, level: "HIGH_LEVEL" })],
  filter: 0,
  conditions: ["高档"],
};
