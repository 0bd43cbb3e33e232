import { startTransition, useEffect, useState } from "react";

/**
 * How much of something large stands: what is put into the page at once is also laid out and painted at once. Each step is a
 * drawing of its own, and whatever is typed goes first.
 *
 * @param first what stands from the start
 * @param step what each further drawing adds, until all stands
 */
export function usePieces(all: number, first: number, step: number): number {
  const [pieces, setPieces] = useState(first);
  useEffect(() => {
    if (pieces < all) startTransition(() => setPieces(pieces + step));
  }, [pieces, all, step]);
  return Math.min(pieces, all);
}
