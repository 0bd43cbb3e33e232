/** The columns of texts, by which rows are filtered. */
export const TEXT_KEYS = [
  "roomCode",
  "roomName",
  "floor",
  "zone",
  "model",
  "series",
  "soundVerdict",
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];
