import * as v from "valibot";
import {
  CLIENT_SETTINGS_META,
  ClientSettingsSchema,
  type ClientSettings,
} from "#api/contract/clientSettings.ts";

/** Where a page without settings finds things: beside itself, as in `npm run dev`. */
export const OWN_ORIGIN: ClientSettings = {
  apiBase: "/api",
  accountBase: "/account",
  staticBase: "/static",
  loginOrigin: null,
  assistantUrl: null,
  simulatedHost: false,
};

/**
 * What the server wrote into the page's head.
 * @throws ValiError, SyntaxError when it is not what the contract says: then nothing of the page could work
 */
export function readSettings(page: Document): ClientSettings {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${CLIENT_SETTINGS_META}"]`);
  if (!meta) return OWN_ORIGIN;
  const written: unknown = JSON.parse(meta.content);
  return v.parse(ClientSettingsSchema, written);
}
