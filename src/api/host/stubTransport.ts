import type { HostTransport } from "./createHostBridge.ts";
import { NOT_IMPLEMENTED } from "./readHostReply.ts";

/** A plug-in before 1.2, which has no channel. */
export const stubTransport: HostTransport = () => NOT_IMPLEMENTED;
