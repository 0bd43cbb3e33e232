import { packNumbers, packTexts, type PackedTable } from "./PackedTable.ts";
import { FRESH_FIGURES, ROOM_FIGURES, type FreshFigure, type RoomFigure, type RoomPlace } from "./Room.ts";
import { isFreshFigure } from "./columnFields.ts";
import { PLACE_FIELDS } from "./roomFields.ts";

export type RoomFigures = Readonly<Partial<Record<RoomFigure | FreshFigure, number | null>>>;

const NOWHERE: RoomPlace = { floor: "", zone: "" };

/** Columns of the rooms' location; only those that some room states. */
export const packPlaces = (places: readonly Partial<RoomPlace>[]) =>
  Object.fromEntries(
    PLACE_FIELDS.filter((field) => places.some((place) => (place[field] ?? "") !== "")).map((field) => [
      field,
      packTexts(places.map((place) => place[field] ?? "")),
    ]),
  );

/**
 * Collects rooms into the columns that cross threads: roomCode, roomName, location, every figure of a room, and
 * those of its fresh air that some room states.
 */
export class RoomTableBuilder {
  readonly #codes: string[] = [];
  readonly #names: string[] = [];
  readonly #places: RoomPlace[] = [];
  readonly #figures = new Map<RoomFigure | FreshFigure, (number | null)[]>(
    [...ROOM_FIGURES, ...FRESH_FIGURES].map((figure) => [figure, []]),
  );

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
    const figures = [...this.#figures].filter(
      ([figure, values]) => !isFreshFigure(figure) || values.some((value) => value !== null),
    );
    return {
      rows: this.rows,
      columns: {
        roomCode: packTexts(this.#codes),
        roomName: packTexts(this.#names),
        ...packPlaces(this.#places),
        ...Object.fromEntries(figures.map(([figure, values]) => [figure, packNumbers(values)])),
      },
    };
  }
}
