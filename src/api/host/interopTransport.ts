import type { Bound } from "./boundGlobal.ts";
import { callBound } from "./callBound.ts";
import type { HostTransport } from "./createHostBridge.ts";

export const NO_INTEROP = "interop is undefined!";

/** A plug-in from 1.2 on: JSON text in; text, or a promise of it, out. */
export const interopTransport =
  (interop: () => Bound | undefined): HostTransport =>
  (message) => {
    const bound = interop();
    if (bound === undefined) throw new Error(NO_INTEROP);
    return callBound(bound, "request", message);
  };
