import * as v from "valibot";
import type { Bound } from "./boundGlobal.ts";
import { callBound } from "./callBound.ts";

/** Listens to the events of a host's object, starting with the first call. Events of another form are ignored. */
export function hearOnce<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  onEvent: (event: v.InferOutput<Schema>) => void,
): (bound: Bound) => void {
  let heard: Bound | undefined;
  function listen(event: unknown) {
    try {
      const read = v.safeParse(schema, event);
      if (read.success) onEvent(read.output);
    } catch {
      // An unreadable event is ignored too.
    }
  }
  return (bound) => {
    if (heard === bound) return;
    callBound(bound, "addEventListener", name, listen);
    heard = bound;
  };
}
