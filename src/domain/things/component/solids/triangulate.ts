import type { Triple } from "#domain/things/model/displayData.ts";
import type { Corner, Outline } from "./outlines.ts";

/** Twice the area of a triangle, positive if its corners run counter-clockwise. */
const turn = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const holds = (a: Corner, b: Corner, c: Corner, point: Corner) =>
  turn(a, b, point) >= 0 && turn(b, c, point) >= 0 && turn(c, a, point) >= 0;

function isEar(outline: Outline, left: readonly number[], at: number): boolean {
  const [before, here, after] = [-1, 0, 1].map((step) => left[(at + step + left.length) % left.length]!);
  const [a, b, c] = [outline[before!]!, outline[here!]!, outline[after!]!];
  if (turn(a, b, c) <= 0) return false;
  return left.every(
    (corner) => corner === before || corner === here || corner === after || !holds(a, b, c, outline[corner]!),
  );
}

/** Triangles over the corners of a simple outline, by ear clipping. */
export function triangulate(outline: Outline): Triple[] {
  const left = outline.map((_, at) => at);
  const triangles: Triple[] = [];
  while (left.length > 3) {
    const found = left.findIndex((_, at) => isEar(outline, left, at));
    // Collinear corners leave no ear; any of them may be removed.
    const at = Math.max(0, found);
    triangles.push([left[(at - 1 + left.length) % left.length]!, left[at]!, left[(at + 1) % left.length]!]);
    left.splice(at, 1);
  }
  return [...triangles, [left[0]!, left[1]!, left[2]!]];
}
