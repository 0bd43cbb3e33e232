import { create } from "zustand";

/** A map that follows a hand later than this does not follow it. */
const LATE_MS = 50;
/** Answers that decide; the middle one forgives the first, which no machine gives at full speed. */
const DECIDING = 5;

interface MachinePace {
  /** ms, of the newest answers. */
  readonly took: readonly number[];
  /** Too slow to answer every move of a hand: it is asked when the hand rests. */
  readonly isWeak: boolean;
}

/** How fast this machine searches by duty; one that was busy for a while is quick again when its answers are. */
export const useMachinePace = create<MachinePace>(() => ({ took: [], isWeak: false }));

export const notePace = (ms: number) =>
  useMachinePace.setState(({ took }) => {
    const noted = [...took, ms].slice(-DECIDING);
    const middle = [...noted].sort((a, b) => a - b)[Math.floor(DECIDING / 2)] ?? 0;
    return { took: noted, isWeak: noted.length === DECIDING && middle > LATE_MS };
  });
