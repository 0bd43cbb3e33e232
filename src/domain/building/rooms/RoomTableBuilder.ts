import { packNumbers, packTexts, type PackedTable } from "./PackedTable.ts";
import { ROOM_FIGURES, type RoomFigure, type RoomPlace } from "./Room.ts";
import { PLACE_FIELDS } from "./roomFields.ts";

export type RoomFigures = Readonly<Partial<Record<RoomFigure, number | null>>>;

const NOWHERE: RoomPlace = { floor: "", zone: "" };

/** Columns of the rooms' location; only those that some room states. */
export const packPlaces = (places: readonly Partial<RoomPlace>[]) =>
  Object.fromEntries(
    PLACE_FIELDS.filter((field) => places.some((place) => (place[field] ?? "") !== "")).map((field) => [
      field,
      packTexts(places.map((place) => place[field] ?? "")),
    ]),
  );

/** Collects rooms into the columns that cross threads: roomCode, roomName, location and every figure of a room. */
export class RoomTableBuilder {
  readonly #codes: string[] = [];
  readonly #names: string[] = [];
  readonly #places: RoomPlace[] = [];
  readonly #figures = new Map<RoomFigure, (number | null)[]>(ROOM_FIGURES.map((figure) => [figure, []]));

  get rows(): number {
    return this.#codes.length;
  }

  /** Figures are in standard units; one that is left out is not stated. */
  add(roomCode: string, roomName: string, figures: RoomFigures, place = NOWHERE): void {
    this.#codes.push(roomCode);
    this.#names.push(roomName);
    this.#places.push(place);
    for (const [figure, values] of this.#figures) values.push(figures[figure] ?? null);
  }

  pack(): PackedTable {
    return {
      rows: this.rows,
      columns: {
        roomCode: packTexts(this.#codes),
        roomName: packTexts(this.#names),
        ...packPlaces(this.#places),
        ...Object.fromEntries([...this.#figures].map(([figure, values]) => [figure, packNumbers(values)])),
      },
    };
  }
}
