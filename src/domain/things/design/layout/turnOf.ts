import type { Port } from "../../component/ComponentBody.ts";

/** The turn by which a port points to −x; one that points upwards is left as it is. */
export function turnOf({ direction: [x, y] }: Pick<Port, "direction">): number {
  if (Math.abs(y) > 0.5) return y < 0 ? -90 : 90;
  return x > 0.5 ? 180 : 0;
}
