import type { HostBridge } from "./HostBridge.ts";
import { NOT_IMPLEMENTED } from "./readHostReply.ts";

/** The public web: nothing is implemented, for nobody hosts the page. */
export const webBridge: HostBridge = { hasHost: false, call: () => Promise.resolve(NOT_IMPLEMENTED) };
