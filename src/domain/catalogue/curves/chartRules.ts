import type { DrawnPath, Point } from "./PageDrawing.ts";
import { boundsOf, heightOf, widthOf } from "./polylines.ts";

/** A level or upright straight piece: it runs at `at` from `from` to `to`. */
export interface ChartRule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

export interface ChartRules {
  readonly level: readonly ChartRule[];
  readonly upright: readonly ChartRule[];
}

/** A filled box thinner than this is a rule. */
const THIN = 1.2;
/** Points by which a rule may lean. */
const LEAN = 0.3;
const SHORTEST = 0.8;
/** Pieces of one rule lie on one line and follow each other within this. */
const SAME_LINE = 0.3;
const SAME_RULE = 1.2;
/** Rules drawn piece by piece have so many; ticks are shorter than this. */
const FEWEST_PIECES = 6;
const TICK = 12;
/** Boxes one on the other with no paper between are a shaded field, not rules. */
const SHADED = 5;

/** Every level and upright piece of a page, ticks among them; pieces that make up one rule are joined. */
export function chartRules(paths: readonly DrawnPath[]): ChartRules {
  const level: ChartRule[] = [];
  const upright: ChartRule[] = [];
  const boxes: { readonly level: Band[]; readonly upright: Band[] } = { level: [], upright: [] };
  for (const path of paths) {
    if (path.paint === "fill") {
      const box = boundsOf(path.points);
      const [wide, high] = [widthOf(box), heightOf(box)];
      if (path.points.length > 6) continue;
      if (high < THIN && wide > Math.max(high, SHORTEST))
        boxes.level.push({
          rule: { at: (box.top + box.bottom) / 2, from: box.left, to: box.right, colour: path.colour },
          thickness: high,
        });
      else if (wide < THIN && high > Math.max(wide, SHORTEST))
        boxes.upright.push({
          rule: { at: (box.left + box.right) / 2, from: box.top, to: box.bottom, colour: path.colour },
          thickness: wide,
        });
      // The edges of a large field frame a chart that has no other frame.
      else if (wide > 60 && high > 40 && path.points.length <= 5) addPieces(path, level, upright);
    } else addPieces(path, level, upright);
  }
  for (const { rule } of withoutShading(boxes.level)) level.push(rule);
  for (const { rule } of withoutShading(boxes.upright)) upright.push(rule);
  return { level: joined(level), upright: joined(upright) };
}

interface Band {
  readonly rule: ChartRule;
  readonly thickness: number;
}

function addPieces({ points, isClosed, colour }: DrawnPath, level: ChartRule[], upright: ChartRule[]): void {
  const ring: readonly Point[] = isClosed && points[0] ? [...points, points[0]] : points;
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1]!;
    const [x2, y2] = ring[at]!;
    const [wide, high] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (high <= LEAN && wide >= SHORTEST && wide > 4 * high)
      level.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2), colour });
    else if (wide <= LEAN && high >= SHORTEST && high > 4 * wide)
      upright.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2), colour });
  }
}

/** Programs draw a gradient as many thin boxes side by side. */
function withoutShading(bands: readonly Band[]): readonly Band[] {
  const fields: Band[][] = [];
  for (const band of bands.toSorted((one, other) => one.rule.at - other.rule.at)) {
    const own = fields.findLast((field) => areBeside(field.at(-1)!, band));
    if (own) own.push(band);
    else fields.push([band]);
  }
  return fields.filter((field) => field.length < SHADED).flat();
}

function areBeside(before: Band, here: Band): boolean {
  const apart = here.rule.at - before.rule.at;
  const gap = apart - (here.thickness + before.thickness) / 2;
  return apart > 0.05 && gap < 0.2 && here.rule.from < before.rule.to && here.rule.to > before.rule.from;
}

const isTick = ({ from, to }: Pick<ChartRule, "from" | "to">) => to - from < TICK;

function joined(rules: readonly ChartRule[]): readonly ChartRule[] {
  const rows: ChartRule[][] = [];
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const last = rows.at(-1);
    if (last && rule.at - last[0]!.at <= SAME_LINE) last.push(rule);
    else rows.push([rule]);
  }
  return rows.flatMap((row) => {
    // Where a curve leaves an axis its first piece lies on it: the axis itself comes first.
    const sorted = row.toSorted((one, other) => startOf(one) - startOf(other) || other.to - one.to);
    const slack = slackOf(sorted);
    return chainsOf(sorted, slack).flatMap((chain) => joinedChain(chain, slack));
  });
}

const startOf = ({ from }: ChartRule) => Math.round(from / SAME_LINE);

/** Pieces of one line that follow each other within `slack`. */
function chainsOf(sorted: readonly ChartRule[], slack: number): readonly (readonly ChartRule[])[] {
  const chains: ChartRule[][] = [];
  let end = -Infinity;
  for (const rule of sorted) {
    if (rule.from <= end + slack) chains.at(-1)!.push(rule);
    else chains.push([rule]);
    end = Math.max(end, rule.to);
  }
  return chains;
}

function joinedChain(chain: readonly ChartRule[], slack: number): readonly ChartRule[] {
  const out: { at: number; from: number; to: number; colour: string }[] = [];
  const isPieced = chain.filter(isTick).length >= FEWEST_PIECES;
  for (const rule of chain) {
    const last = out.at(-1);
    // A tick that stands outside at the end of a rule is no part of it.
    const isApart = !isPieced && last && isTick(last) !== isTick(rule) && rule.from > last.to - SAME_LINE;
    if (last && !isApart && rule.from <= last.to + slack) last.to = Math.max(last.to, rule.to);
    else out.push({ ...rule });
  }
  return out;
}

/** The gaps of a rule drawn dash by dash are about as long as the dashes. */
function slackOf(pieces: readonly ChartRule[]): number {
  if (pieces.length < FEWEST_PIECES) return SAME_RULE;
  const lengths = pieces.map(({ from, to }) => to - from).toSorted((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length / 2)]!;
  const isEven = lengths.at(-2)! < 1.5 * usual + 1 && usual < 12;
  const gaps = pieces.slice(1).map(({ from }, at) => from - pieces[at]!.to);
  const widest = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)]!;
  return isEven && widest > 0 && widest < 2 * usual ? Math.max(SAME_RULE, 1.5 * widest) : SAME_RULE;
}
