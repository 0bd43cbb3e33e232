import type { Port } from "../ComponentBody.ts";

export const airPort = (
  name: "进风口" | "出风口",
  at: Port["at"],
  direction: Port["direction"],
  size: Port["size"],
): Port => ({
  name,
  at,
  direction,
  size,
  kind: "duct",
  flow: name === "进风口" ? "in" : "out",
  system: name === "进风口" ? "returnAir" : "supplyAir",
});
