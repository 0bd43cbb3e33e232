import type { HostBridge } from "./HostBridge.ts";
import { NOT_IMPLEMENTED } from "./readHostReply.ts";

/** The public web: nothing is implemented, because there is no host. */
export const webBridge: HostBridge = { hasHost: false, call: () => Promise.resolve(NOT_IMPLEMENTED) };
