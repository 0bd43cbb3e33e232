import { within } from "./within.ts";

/** A dead connection never confirms its end. */
const CLOSE_MS = 2_000;

/** Closes, but does not wait longer than `CLOSE_MS`. */
export const letGo = (closing: Promise<unknown>): Promise<void> =>
  within(CLOSE_MS, closing).then(
    () => {},
    () => {},
  );
