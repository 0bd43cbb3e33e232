import { isPartName, isStoreyName } from "./noRoomRow.ts";
import type { RoomPlace } from "../Room.ts";

/**
 * Where the rooms below a heading are, whose own rows do not say it: 一层, 东区 alone in a row, or the name of the sheet. Of storeys and zones the kind that was met first is the outer one: its next heading ends the inner.
 */
export class StoreyHeadings {
  #outer: keyof RoomPlace | null = null;
  #place: RoomPlace;

  /** @param sheet its name; one that is no storey's says nothing of its rooms */
  constructor(sheet: string) {
    this.#place = { floor: isStoreyName(sheet) ? sheet.trim() : "", zone: "" };
  }

  /** Where a room is: as its own row says, else as the headings above it do. What rows say themselves ends a heading. */
  placeOf({ floor, zone }: RoomPlace): RoomPlace {
    const above = this.#place;
    if (floor !== "" || zone !== "")
      this.#place = { floor: floor === "" ? above.floor : "", zone: zone === "" ? above.zone : "" };
    return { floor: floor || above.floor, zone: zone || above.zone };
  }

  /** A text that stood alone in its row; what names no part of a building is none. */
  read(text: string): void {
    if (!isPartName(text)) return;
    const field = isStoreyName(text) ? "floor" : "zone";
    this.#outer ??= field;
    const kept = field === this.#outer ? { floor: "", zone: "" } : this.#place;
    this.#place = { ...kept, [field]: text.trim() };
  }
}
