import type { Chiller } from "#domain/building/sources/Chiller.ts";

/** A water cooled screw chiller of 5 kW for one. */
export const testChiller = (id: string, stated: Partial<Chiller> = {}): Chiller => ({
  id,
  model: id.toUpperCase(),
  brand: "甲",
  series: "一系列",
  isSample: true,
  type: "水冷螺杆式",
  cooling: "water",
  compressor: "screw",
  isVariable: false,
  capacity: 1000,
  cop: 5,
  flow: null,
  loss: null,
  condenserFlow: null,
  ...stated,
});
