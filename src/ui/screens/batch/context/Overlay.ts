import type { BuildingPart } from "#domain/building/batch/optimum/objective.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { Room, RoomPlace } from "#domain/building/rooms/Room.ts";
import type { SampleBuilding } from "#workers/sheet/SheetClient.ts";

/** What is open over the batch screen; one at a time. */
export type Overlay =
  /** A drawer beside the table, for one room. */
  | { readonly kind: "detail" | "alternatives"; readonly row: RoomRow }
  /** Dialogs about rooms. */
  | { readonly kind: "new" }
  | { readonly kind: "edit"; readonly room: Room & RoomPlace }
  | { readonly kind: "delete"; readonly room: Room }
  | { readonly kind: "delete-ticked"; readonly rooms: number }
  | { readonly kind: "places"; readonly rooms: number }
  | { readonly kind: "group"; readonly part: BuildingPart }
  | { readonly kind: "sample"; readonly building: SampleBuilding }
  | { readonly kind: "clear" }
  | { readonly kind: "plan" }
  | { readonly kind: "rules" }
  | { readonly kind: "optimum" };
