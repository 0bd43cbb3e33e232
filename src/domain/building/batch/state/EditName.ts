/** What a person did to a batch, as far as it can be undone. */
export type EditName =
  | "set-quantities"
  | "set-places"
  | "set-rules"
  | "add-room"
  | "edit-room"
  | "delete-rooms"
  | "clear-rooms"
  | "replace-rooms"
  | "append-rooms"
  | "revise-rooms"
  | "choose"
  | "choose-for-all"
  | "lock"
  | "unlock"
  | "run"
  | "optimise";
