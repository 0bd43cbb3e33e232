import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { RoomSelection } from "#domain/desk/project/roomSelection.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";

/** A product as it stands before the person who selects it. */
export interface Selectable {
  readonly id: string;
  readonly model: string;
  readonly gjwCategoryCode: string;
  readonly speedControl: SpeedMode;
  readonly duty: readonly DutyEntry[];
  /** Share of full speed; `null` where nothing is regulated. */
  readonly rate: number | null;
  /** Of a batch: what it is selected for; without it nothing but the duty is known. */
  readonly room?: RoomSelection;
}
