import { distance } from "../curves/polylines.ts";
import type { Point } from "../curves/PageDrawing.ts";
import type { Corners } from "./frameMap.ts";
import { sampleColour, type Picture } from "./Picture.ts";
import { awayFrom, crossingOf, straightThrough, type StraightLine } from "./straightLine.ts";

/** A rule is looked for so far to either side of a side as it was clicked, in pixels. */
const REACH = 5;
const STEP = 0.5;
/** Where a side is looked at: not at its corners, where rules cross. */
const SAMPLES = 120;
const EDGE = 0.03;
/** A rule is so much darker than the paper beside it, or lighter, of 255. */
const CONTRAST = 24;
/** Least share of samples that show a rule: below it they are letters or crossing lines. */
const ENOUGH = 0.4;
/** Half the width within which the middle of a rule is weighed. */
const HALF = 2.5;

/** Corners moved to the rules that they name. */
export interface SnappedFrame {
  readonly corners: Corners;
  /** How far the middles of the rules stand off the straight sides, in pixels; `null` where no rule was found. */
  readonly residual: number | null;
  /** Top, right, bottom and left: whether a rule is drawn there. */
  readonly isRuled: readonly boolean[];
}

export function snapFrame(picture: Picture, corners: Corners): SnappedFrame {
  const rules = corners.map((from, at) => ruleUnder(picture, from, corners[(at + 1) % 4]!));
  const sides = rules.map((rule, at) => rule ?? straightThrough([corners[at]!, corners[(at + 1) % 4]!]));
  const snapped = corners.map((corner, at): Point => {
    const crossing = crossingOf(sides[(at + 3) % 4]!, sides[at]!);
    return crossing && distance(crossing, corner) < 2 * REACH ? crossing : corner;
  });
  const found = rules.filter((rule) => rule !== null);
  return {
    corners: [snapped[0]!, snapped[1]!, snapped[2]!, snapped[3]!],
    residual:
      found.length === 0 ? null : Math.sqrt(found.reduce((sum, { rms }) => sum + rms ** 2, 0) / found.length),
    isRuled: rules.map((rule) => rule !== null),
  };
}

/** The rule along a side as it was clicked: the straight line that most of the middles of ink across it make. */
function ruleUnder(picture: Picture, from: Point, to: Point): StraightLine | null {
  const long = distance(from, to);
  if (long < 4 * REACH) return null;
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const middles: Point[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const t = EDGE + ((1 - 2 * EDGE) * sample) / (SAMPLES - 1);
    const [x, y] = [from[0] + t * long * dx, from[1] + t * long * dy];
    const off = middleOfInk(picture, x, y, -dy, dx);
    if (off !== null) middles.push([x - dy * off, y + dx * off]);
  }
  if (middles.length < ENOUGH * SAMPLES) return null;
  // Other lines are found by agreement: from a line through two distant points to all points near it.
  let kept: readonly Point[] = [];
  const third = Math.floor(middles.length / 3);
  for (let at = 0; at < third; at += 3)
    for (let other = 2 * third; other < middles.length; other += 3) {
      const line = straightThrough([middles[at]!, middles[other]!]);
      const near = middles.filter((middle) => Math.abs(awayFrom(line, middle)) < 0.8);
      if (near.length > kept.length) kept = near;
    }
  return kept.length < ENOUGH * SAMPLES ? null : straightThrough(kept);
}

const COUNT = Math.round((2 * (REACH + HALF)) / STEP) + 1;
const colours = new Float32Array(3 * COUNT);
const greys = new Float32Array(COUNT);

/** How far off the middle of the strongest line across is; `null` where nothing stands out. */
function middleOfInk(picture: Picture, x: number, y: number, nx: number, ny: number): number | null {
  const offset = (at: number) => at * STEP - REACH - HALF;
  for (let at = 0; at < COUNT; at++) {
    sampleColour(picture, x + nx * offset(at), y + ny * offset(at), colours, 3 * at);
    greys[at] = (colours[3 * at]! + colours[3 * at + 1]! + colours[3 * at + 2]!) / 3;
  }
  const paper = greys.slice().sort()[Math.floor(0.6 * COUNT)]!;
  let best = -1;
  for (let at = 0; at < COUNT; at++) {
    if (Math.abs(offset(at)) > REACH) continue;
    if (best < 0 || Math.abs(greys[at]! - paper) > Math.abs(greys[best]! - paper)) best = at;
  }
  if (best < 0 || Math.abs(greys[best]! - paper) < CONTRAST) return null;
  let [weight, sum] = [0, 0];
  for (let at = 0; at < COUNT; at++) {
    if (Math.abs(offset(at) - offset(best)) > HALF) continue;
    const own = (greys[at]! - paper) ** 2;
    weight += own;
    sum += own * offset(at);
  }
  return sum / weight;
}
