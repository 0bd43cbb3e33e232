const isWeb = ({ protocol }: URL) => protocol === "http:" || protocol === "https:";

/**
 * A destination that is safe to redirect to: a path of ours, or an address at one of the app's origins;
 * `null` for anything else. Parsed as a browser parses it, so that no spelling (`//evil`, `/\evil`,
 * `javascript:`) leads elsewhere.
 */
export function safeDest(text: string, origin: string, appOrigins: readonly string[]): string | null {
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (!isWeb(url) || url.username !== "" || url.password !== "") return null;
  if (url.origin === origin) return `${url.pathname.replace(/^\/+/u, "/")}${url.search}${url.hash}`;
  return appOrigins.includes(url.origin) ? url.href : null;
}
