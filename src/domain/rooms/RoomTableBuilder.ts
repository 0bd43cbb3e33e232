import { packNumbers, packTexts, type PackedTable } from "../batch/PackedTable.ts";
import { ROOM_FIGURES, type RoomFigure } from "./Room.ts";

export type RoomFigures = Readonly<Partial<Record<RoomFigure, number | null>>>;

/** Rooms row by row into the columns that cross threads: roomCode, roomName and every figure of a room. */
export class RoomTableBuilder {
  readonly #codes: string[] = [];
  readonly #names: string[] = [];
  readonly #figures = new Map<RoomFigure, (number | null)[]>(ROOM_FIGURES.map((figure) => [figure, []]));

  get rows(): number {
    return this.#codes.length;
  }

  /** Figures in their standard units; one left out is not stated. */
  add(roomCode: string, roomName: string, figures: RoomFigures): void {
    this.#codes.push(roomCode);
    this.#names.push(roomName);
    for (const [figure, values] of this.#figures) values.push(figures[figure] ?? null);
  }

  pack(): PackedTable {
    return {
      rows: this.rows,
      columns: {
        roomCode: packTexts(this.#codes),
        roomName: packTexts(this.#names),
        ...Object.fromEntries([...this.#figures].map(([figure, values]) => [figure, packNumbers(values)])),
      },
    };
  }
}
