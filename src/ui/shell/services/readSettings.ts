import * as v from "valibot";
import {
  CLIENT_SETTINGS_META,
  ClientSettingsSchema,
  type ClientSettings,
} from "#api/contract/clientSettings.ts";

/** Settings of a page that has none, as with `npm run dev`: everything is at the page's own origin. */
export const OWN_ORIGIN: ClientSettings = {
  apiBase: "/api",
  accountBase: "/account",
  staticBase: "/static",
  loginOrigin: null,
  assistantUrl: null,
  simulatedHost: false,
};

/**
 * The settings that the server wrote into the page's head.
 * @throws ValiError, SyntaxError if they do not fit the contract: the page could not work
 */
export function readSettings(page: Document): ClientSettings {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${CLIENT_SETTINGS_META}"]`);
  if (!meta) return OWN_ORIGIN;
  const written: unknown = JSON.parse(meta.content);
  return v.parse(ClientSettingsSchema, written);
}
