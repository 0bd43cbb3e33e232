import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The garbage collector of a process that was started without exposing it. */
export function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
