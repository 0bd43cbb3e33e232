import { create } from "zustand";

/** The last chosen area, which is also used for the next product. `null` is the root. */
export const usePriceArea = create<{ readonly path: readonly string[] | null }>(() => ({ path: null }));

export const choosePriceArea = (path: readonly string[]) => usePriceArea.setState({ path });
