import type { MachineState } from "../judgeMachine.ts";
import type { AirHandler } from "./AirHandler.ts";
import type { CoilNeed } from "./coilNeeds.ts";
import { judgeHandler, type HandlerNeed, type HandlerVerdict } from "./judgeHandler.ts";

/** A unit of the catalogue for a system. */
export interface HandlerOffer extends HandlerVerdict {
  readonly of: AirHandler;
}

/** The best verdict first */
const RANKS: Readonly<Record<MachineState, number>> = { meets: 0, oversized: 1, unknown: 2, fails: 3 };
/** Nobody compares more. */
const OFFERS_MOST = 60;

/** A coil whose need nobody knows says nothing of one unit before another. */
const known = (need: CoilNeed): CoilNeed => ({ ...need, gap: "", missing: null });

/**
 * Units for a need: those that carry it, the smallest first, then larger ones, those of which it is not known, and
 * the rest. Where the need itself is not known whole, those that carry the known part of it come first.
 */
export function handlerOffers(handlers: readonly AirHandler[], need: HandlerNeed): readonly HandlerOffer[] {
  const { cooling, heating } = need.coils;
  const part = { ...need, coils: { cooling: known(cooling), heating: known(heating) } };
  const offers = handlers.map((of) => ({
    ...{ of, ...judgeHandler(of, need) },
    byPart: RANKS[judgeHandler(of, part).state],
  }));
  /** Of units that fail, the one that gives more of the flow comes first. */
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
