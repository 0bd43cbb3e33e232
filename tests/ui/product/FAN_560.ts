import type { Selectable } from "#ui/page/services/Selectable.ts";

/** A fan as whoever selects it sees it. */
export const FAN_560: Selectable = {
  id: "fan-1",
  model: "LY-560",
  gjwCategoryCode: "C000001",
  speedControl: "SINGLE_SPEED",
  duty: [],
  rate: null,
};
