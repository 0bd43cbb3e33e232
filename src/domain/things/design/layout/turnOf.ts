import type { Port } from "../../component/ComponentBody.ts";

/** The turn that makes a port point to −x; 0 for a port that points upwards. */
export function turnOf({ direction: [x, y] }: Pick<Port, "direction">): number {
  if (Math.abs(y) > 0.5) return y < 0 ? -90 : 90;
  return x > 0.5 ? 180 : 0;
}
