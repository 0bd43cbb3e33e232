import type { ClientSettings } from "#api/contract/clientSettings.ts";

/** A page's settings of a server that is all of it, without a login origin or an assistant. */
export const CLIENT_SETTINGS: ClientSettings = {
  apiBase: "/api",
  accountBase: "/account",
  staticBase: "/static",
  loginOrigin: null,
  assistantUrl: null,
  simulatedHost: false,
};
