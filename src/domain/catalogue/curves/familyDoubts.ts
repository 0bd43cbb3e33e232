import type { ChartLine } from "./ChartLine.ts";
import type { CurveLabel } from "./curveLabels.ts";
import { boundsOf, evenly } from "./polylines.ts";

/** Lines of one family share so much of their width that one can be said to lie above another. */
const SAMPLES = 30;

/**
 * Lines drawn alike whose label is missing while others have one, or whose figures do not follow the order in
 * which they lie above each other: what they are called has to be looked at.
 */
export function familyDoubts(
  lines: readonly ChartLine[],
  labels: readonly (CurveLabel | null)[],
): readonly boolean[] {
  const doubts = lines.map(() => false);
  const families = new Map<string, number[]>();
  lines.forEach(({ width, dash }, at) => {
    const style = `${width.toFixed(1)} ${dash}`;
    families.set(style, [...(families.get(style) ?? []), at]);
  });
  for (const family of families.values()) {
    const named = family.filter((at) => labels[at]?.parameter);
    if (named.length < 2) continue;
    for (const at of family) if (!labels[at]?.parameter) doubts[at] = true;
    // A family whose label went elsewhere may have handed its others down.
    if (named.length < family.length || !isOrdered(named)) for (const at of family) doubts[at] = true;
  }
  return doubts;

  /** Larger impellers and higher speeds lie above all along; lines of one efficiency need not. */
  function isOrdered(family: readonly number[]): boolean {
    const ofKind = family.filter((at) => labels[at]?.parameter?.quantity !== "efficiency");
    if (ofKind.length < 2) return true;
    const sorted = ofKind.toSorted(
      (one, other) => labels[one]!.parameter!.value - labels[other]!.parameter!.value,
    );
    return sorted.slice(1).every((at, before) => isAbove(lines[at]!, lines[sorted[before]!]!));
  }
}

function isAbove(one: ChartLine, other: ChartLine): boolean {
  const [a, b] = [boundsOf(one.points), boundsOf(other.points)];
  const [from, to] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const mean = ({ points }: ChartLine) => {
    const inside = evenly(points, SAMPLES).filter(([x]) => x >= from && x <= to);
    return inside.length === 0 ? null : inside.reduce((sum, [, y]) => sum + y, 0) / inside.length;
  };
  const [mine, theirs] = [mean(one), mean(other)];
  return mine === null || theirs === null || mine < theirs;
}
