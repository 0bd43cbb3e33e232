/** Names of the edits that can be undone. */
export type EditName =
  | "set-quantities"
  | "set-places"
  | "set-rules"
  | "set-systems"
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
