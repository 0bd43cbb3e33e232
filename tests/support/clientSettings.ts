import type { ClientSettings } from "#api/contract/clientSettings.ts";

/** Page settings of a server that provides everything itself, without a login origin or an assistant. */
export const CLIENT_SETTINGS: ClientSettings = {
  apiBase: "/api",
  accountBase: "/account",
  staticBase: "/static",
  loginOrigin: null,
  assistantUrl: null,
  simulatedHost: false,
};
