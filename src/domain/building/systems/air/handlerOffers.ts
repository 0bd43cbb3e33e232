import type { MachineState } from "../judgeMachine.ts";
import type { AirHandler } from "./AirHandler.ts";
import type { CoilNeed } from "./coilNeeds.ts";
import { judgeHandler, type HandlerNeed, type HandlerVerdict } from "./judgeHandler.ts";

/** A unit of the catalogue with its verdict for a system */
export interface HandlerOffer extends HandlerVerdict {
  readonly of: AirHandler;
}

/** From the best verdict */
const RANKS: Readonly<Record<MachineState, number>> = { meets: 0, oversized: 1, unknown: 2, fails: 3 };
/** More would be too many to compare. */
const OFFERS_MOST = 60;

/** Treats an unknown need as none, because it does not distinguish units. */
const known = (need: CoilNeed): CoilNeed => ({ ...need, gap: "", missing: null });

/**
 * Units in the order of a choice: those that meet the need by size, then larger ones, those that are unknown, and
 * the rest. If a part of the need is unknown, those that meet the known part come first.
 */
export function handlerOffers(handlers: readonly AirHandler[], need: HandlerNeed): readonly HandlerOffer[] {
  const { cooling, heating } = need.coils;
  const part = { ...need, coils: { cooling: known(cooling), heating: known(heating) } };
  const offers = handlers.map((of) => ({
    ...{ of, ...judgeHandler(of, need) },
    byPart: RANKS[judgeHandler(of, part).state],
  }));
  /** Among failing units the one with more flow comes first. */
  const flowOf = ({ state, of }: HandlerOffer) =>
    state === "fails" ? Math.abs(of.flow - need.flow) : of.flow;
  return offers
    .sort(
      (one, other) =>
        RANKS[one.state] - RANKS[other.state] ||
        one.byPart - other.byPart ||
        flowOf(one) - flowOf(other) ||
        (one.of.external ?? Infinity) - (other.of.external ?? Infinity) ||
        (one.of.model < other.of.model ? -1 : 1),
    )
    .slice(0, OFFERS_MOST)
    .map(({ of, state, why }) => ({ of, state, why }));
}
