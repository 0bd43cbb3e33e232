import { create } from "zustand";

/** A map that follows a hand later than this does not follow it. */
const LATE_MS = 50;
/** Answers that decide; the middle one forgives the first, which no machine gives at full speed. */
const DECIDING = 5;

interface MachinePace {
  /** ms, of the first answers. */
  readonly took: readonly number[];
  /** Too slow for a map that follows what is typed; what it would show is asked of the server. */
  readonly isWeak: boolean;
}

/** How fast this machine searches by duty, for as long as the page lives. */
export const useMachinePace = create<MachinePace>(() => ({ took: [], isWeak: false }));

export const notePace = (ms: number) =>
  useMachinePace.setState(({ took, isWeak }) => {
    if (took.length === DECIDING) return { took, isWeak };
    const noted = [...took, ms];
    const middle = [...noted].sort((a, b) => a - b)[Math.floor(DECIDING / 2)] ?? 0;
    return { took: noted, isWeak: noted.length === DECIDING && middle > LATE_MS };
  });
