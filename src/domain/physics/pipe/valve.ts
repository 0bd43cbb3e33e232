import { BAR_IN_PA, kv, type Kv } from "../../base/units.ts";
import { estimated, toVerify } from "../../base/marked.ts";

/** Usual Kvs of valves, m³/h at 1 bar, ascending. */
const KVS_SERIES: readonly number[] = [
  0.25, 0.4, 0.63, 1, 1.6, 2.5, 4, 6.3, 10, 16, 25, 40, 63, 100, 160, 250, 400,
];

/** Least authority of a modulating valve; other sources ask for 0.5. */
const LEAST_AUTHORITY = toVerify(0.3, "阀权度不小于 0.3（m.suyuzhuangshi.com news_923）");
/** Greatest loss of an on–off valve of a fan coil, Pa: a convention. */
const ON_OFF_LOSS = estimated(20_000, "风机盘管通断阀压降不大于 20 kPa，约定");

/** Δp = (q/Kv)²·10⁵, Pa, by the definition of Kv. */
const valveLoss = (flow: number, kvs: number): number => (flow / kvs) ** 2 * BAR_IN_PA;

/** The Kv at which a flow has this loss; null where the loss is 0 or less. */
export const kvFor = (flow: number, loss: number): Kv | null =>
  flow > 0 && loss > 0 ? kv(flow / Math.sqrt(loss / BAR_IN_PA)) : null;

/** The smallest Kvs of the series that is not below a Kv; above the series the Kv itself. */
export const nextKvs = (needed: number): number => KVS_SERIES.find((each) => each >= needed) ?? needed;

export interface ChosenValve {
  readonly needed: Kv;
  readonly kvs: Kv;
  /** Pa. */
  readonly loss: number;
  /** N = Δp_v/(Δp_v + Δp_rest). */
  readonly authority: number;
  /** Even the smallest valve of the series has too little authority: `authority-low`. */
  readonly isLow: boolean;
}

/** The usual series ascends already, and a building asks for it once for each unit, so it is not sorted again. */
const risingOf = (series: readonly number[]): readonly number[] =>
  series === KVS_SERIES ? series : [...series].sort((a, b) => a - b);

const isPossible = (flow: number, rest: number) =>
  flow > 0 && rest >= 0 && Number.isFinite(flow) && Number.isFinite(rest);

/**
 * The largest modulating valve that keeps the authority over the coil and the pipes whose flow it alone controls;
 * the smallest of the series where none does. Null for an impossible flow or loss.
 *
 * @param flow m³/h
 * @param rest Pa
 */
export function modulatingValve(
  flow: number,
  rest: number,
  least: number = LEAST_AUTHORITY.value,
  series: readonly number[] = KVS_SERIES,
): ChosenValve | null {
  if (!isPossible(flow, rest) || !(least > 0 && least < 1) || series.length === 0) return null;
  const needed = flow / Math.sqrt(((least / (1 - least)) * rest) / BAR_IN_PA);
  const rising = risingOf(series);
  const authorityOf = (kvs: number) => valveLoss(flow, kvs) / (valveLoss(flow, kvs) + rest);
  const kvs = rising.findLast((each) => authorityOf(each) >= least) ?? rising[0]!;
  const authority = authorityOf(kvs);
  return {
    needed: kv(needed),
    kvs: kv(kvs),
    loss: valveLoss(flow, kvs),
    authority,
    isLow: authority < least,
  };
}

/** The smallest on–off valve with a loss of at most 20 kPa; null where the largest loses more. */
export function onOffValve(
  flow: number,
  most: number = ON_OFF_LOSS.value,
  series: readonly number[] = KVS_SERIES,
): Pick<ChosenValve, "kvs" | "loss"> | null {
  if (!isPossible(flow, most)) return null;
  const kvs = risingOf(series).find((each) => valveLoss(flow, each) <= most);
  return kvs === undefined ? null : { kvs: kv(kvs), loss: valveLoss(flow, kvs) };
}
