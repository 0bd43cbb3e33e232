import { create } from "zustand";

/** The area that somebody last asked about: the next product is asked for there too. `null` is the root. */
export const usePriceArea = create<{ readonly path: readonly string[] | null }>(() => ({ path: null }));

export const choosePriceArea = (path: readonly string[]) => usePriceArea.setState({ path });
