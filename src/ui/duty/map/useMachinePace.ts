import { create } from "zustand";

/** ms above which the map no longer follows a drag. */
const LATE_MS = 50;
/** Number of answers that decide. Their median ignores the first one, which is slow on any machine. */
const DECIDING = 5;

interface MachinePace {
  /** ms of the newest answers. */
  readonly took: readonly number[];
  /** Whether the machine is too slow to answer every move and is asked only at pauses. */
  readonly isWeak: boolean;
}

/**
 * The speed of duty searches on this machine. A machine that was busy for a while counts as fast again when its
 * answers are.
 */
export const useMachinePace = create<MachinePace>(() => ({ took: [], isWeak: false }));

export const notePace = (ms: number) =>
  useMachinePace.setState(({ took }) => {
    const noted = [...took, ms].slice(-DECIDING);
    const middle = [...noted].sort((a, b) => a - b)[Math.floor(DECIDING / 2)] ?? 0;
    return { took: noted, isWeak: noted.length === DECIDING && middle > LATE_MS };
  });
