import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Of a process that was started without it. */
export function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
