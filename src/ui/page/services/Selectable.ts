import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { RoomSelection } from "#domain/desk/project/roomSelection.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";

/** A product in the state in which the user selects it. */
export interface Selectable {
  readonly id: string;
  readonly model: string;
  readonly gjwCategoryCode: string;
  readonly speedControl: SpeedMode;
  readonly duty: readonly DutyEntry[];
  /** Share of full speed; `null` without regulation. */
  readonly rate: number | null;
  /** The room that a batch selected it for; without it only the duty is known. */
  readonly room?: RoomSelection;
}
