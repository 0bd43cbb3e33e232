import { evenly, nearestOn } from "../curves/polylines.ts";
import type { TracedLine } from "./traceLine.ts";

const SAMPLES = 60;
/** Lines cross over less of their length. */
const SHARE = 0.1;

/** Which lines of a frame run within a line's width of another, so that the picture shows one line for two. */
export function coinciding(lines: readonly (TracedLine | null)[]): readonly boolean[] {
  const samples = lines.map((line) => evenly(line?.points ?? [], SAMPLES));
  return lines.map((line, at) =>
    lines.some((other, beside) => {
      if (!line || !other || at === beside) return false;
      const near = Math.max(line.width, other.width);
      const share =
        samples[at]!.filter((point) => nearestOn(other.points, point).away < near).length / SAMPLES;
      return share >= SHARE;
    }),
  );
}
