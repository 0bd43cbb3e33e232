import * as v from "valibot";

/** Name of the `<meta>` element in which the server hands the page its settings, as JSON. */
export const CLIENT_SETTINGS_META = "volute-settings";

/** Where the client finds what it calls; a base is a path of our own origin or another origin's URL. */
export const ClientSettingsSchema = v.object({
  apiBase: v.string(),
  accountBase: v.string(),
  staticBase: v.string(),
  /** Origin of the login page; `null` is our own. */
  loginOrigin: v.nullable(v.string()),
  /** Help page of the assistant; `null` where there is none. */
  assistantUrl: v.nullable(v.string()),
  /** A page that asks for it may stand in a simulated host. */
  simulatedHost: v.boolean(),
});
export type ClientSettings = v.InferOutput<typeof ClientSettingsSchema>;
