import { isPartName, isStoreyName } from "./noRoomRow.ts";
import type { RoomPlace } from "../Room.ts";

/**
 * The location of the rooms below a heading whose own rows do not state it: 一层 or 东区 alone in a row, or the name
 * of the sheet. Of storeys and zones, the kind that occurs first is the outer one: its next heading ends the inner
 * one.
 */
export class StoreyHeadings {
  #outer: keyof RoomPlace | null = null;
  #place: RoomPlace;

  /** @param sheet its name; ignored if it is no storey's name */
  constructor(sheet: string) {
    this.#place = { floor: isStoreyName(sheet) ? sheet.trim() : "", zone: "" };
  }

  /**
   * The location of a room: from its own row, else from the headings above. A location in the rows themselves ends
   * a heading.
   */
  placeOf({ floor, zone }: RoomPlace): RoomPlace {
    const above = this.#place;
    if (floor !== "" || zone !== "")
      this.#place = { floor: floor === "" ? above.floor : "", zone: zone === "" ? above.zone : "" };
    return { floor: floor || above.floor, zone: zone || above.zone };
  }

  /** Reads a text that stands alone in its row; ignored if it names no part of a building. */
  read(text: string): void {
    if (!isPartName(text)) return;
    const field = isStoreyName(text) ? "floor" : "zone";
    this.#outer ??= field;
    const kept = field === this.#outer ? { floor: "", zone: "" } : this.#place;
    this.#place = { ...kept, [field]: text.trim() };
  }
}
