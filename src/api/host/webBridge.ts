import { HOST_CODES, type HostBridge } from "./HostBridge.ts";

/** The public web: nothing is implemented, for nobody hosts the page. */
export const webBridge: HostBridge = {
  hasHost: false,
  call: () => Promise.resolve({ code: HOST_CODES.methodNotFound, message: "not implemented!", data: null }),
};
