import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import type { Network, NetworkRules, Terminal } from "../network/Network.ts";
import type { NetworkFault } from "../network/networkFault.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import { runNetwork } from "../network/runNetwork.ts";

/** A season of a two-pipe system, with its own medium, flows and losses on the same tree */
export interface Season {
  readonly rules: NetworkRules;
  readonly terminals: readonly Terminal[];
}
export type TwoPipeAnswer =
  | { readonly ok: true; readonly cooling: NetworkRun; readonly heating: NetworkRun }
  | { readonly ok: false; readonly fault: NetworkFault };

/**
 * A terminal in the season in which only its flow is known: the loss of its coil follows the square of the flow
 * for any water. A terminal without flow in its own season keeps its loss.
 */
export function inSeason(terminal: Terminal, flow: number): Terminal {
  const share = terminal.flow > 0 ? flow / terminal.flow : 1;
  return { ...terminal, flow, loss: terminal.loss * share * share };
}

type Segments = Network["segments"];

/**
 * Runs a season with the given sizes. A segment without a size in either season has none here, even if this season
 * alone would find one.
 */
function runSized(segments: Segments, { rules, terminals }: Season, sizes: readonly number[]) {
  const { limits, sizes: series } = rules;
  const none = { friction: 1, velocity: new Float64Array(series.area.length) };
  return runNetwork({
    segments: segments.map((segment, at) => {
      const size = sizes[at]!;
      return size === NO_SIZE
        ? { ...segment, locked: null, limits: limits.length }
        : { ...segment, locked: series.names[size]! };
    }),
    terminals,
    rules: { ...rules, limits: [...limits, none] },
  });
}

/**
 * Runs one network for two seasons. Each segment has the size for its larger flow, with the medium of that season,
 * and none if it has none in one season. Each season then has its own losses, index circuit and duty. Both seasons
 * use the same series.
 */
export function runTwoPipe(segments: Segments, cooling: Season, heating: Season): TwoPipeAnswer {
  const summer = runNetwork({ segments, ...cooling });
  if (!summer.ok) return summer;
  const winter = runNetwork({ segments, ...heating });
  if (!winter.ok) return winter;
  const [one, other] = [summer.value.columns, winter.value.columns];
  const sizes = segments.map((_, at) => {
    if (one.size[at] === NO_SIZE || other.size[at] === NO_SIZE) return NO_SIZE;
    return (one.flow[at]! >= other.flow[at]! ? one : other).size[at]!;
  });
  const first = runSized(segments, cooling, sizes);
  if (!first.ok) return first;
  const second = runSized(segments, heating, sizes);
  if (!second.ok) return second;
  return { ok: true, cooling: first.value, heating: second.value };
}
