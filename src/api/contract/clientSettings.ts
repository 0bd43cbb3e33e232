import * as v from "valibot";

/** Name of the `<meta>` element in which the server passes settings to the page, as JSON. */
export const CLIENT_SETTINGS_META = "volute-settings";

/** Addresses that the client calls; a base is a path of our own origin or another origin's URL. */
export const ClientSettingsSchema = v.object({
  apiBase: v.string(),
  accountBase: v.string(),
  staticBase: v.string(),
  /** Origin of the login page; `null` for our own. */
  loginOrigin: v.nullable(v.string()),
  /** Help page of the assistant; `null` if there is none. */
  assistantUrl: v.nullable(v.string()),
  /** Whether a page may run in a simulated host if its address asks for one. */
  simulatedHost: v.boolean(),
});
export type ClientSettings = v.InferOutput<typeof ClientSettingsSchema>;
