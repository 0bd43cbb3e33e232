import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes that this thread holds once all that can be is collected: objects, and what they hold outside the heap. */
export async function heldBytes(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // What a message still carries, and what finalizers hold, is let go in turns of the loop.
  for (let turn = 0; turn < 3; turn++) {
    await wait(20);
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
