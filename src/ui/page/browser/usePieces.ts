import { startTransition, useEffect, useState } from "react";

/**
 * The number of pieces of something large to render, growing step by step, because content inserted at once is
 * also laid out and painted at once. Each step is a render of its own, and typing comes first.
 *
 * @param first number rendered from the start
 * @param step number that each further render adds, until all are rendered
 */
export function usePieces(all: number, first: number, step: number): number {
  const [pieces, setPieces] = useState(first);
  useEffect(() => {
    if (pieces < all) startTransition(() => setPieces(pieces + step));
  }, [pieces, all, step]);
  return Math.min(pieces, all);
}
