import type { Context } from "hono";
import { safeDest } from "./destination.ts";

/**
 * Navigation context of an account page: where the user came from and where they go on to. It is carried from
 * page to page in the address.
 */
export interface Navigation {
  readonly dest: string | null;
  /** Shown in a dialog of the app: without our header, and the app is notified of what happens. */
  readonly isFramed: boolean;
  /** The team edition uses a small dialog. */
  readonly isTeam: boolean;
  /** Name and version of the program around the app, as it states them. */
  readonly host: readonly (readonly [name: "platform" | "softwareCode" | "softwareVersion", value: string])[];
}

const HOST_NAMES = ["platform", "softwareCode", "softwareVersion"] as const;
const HOST_VALUE = /^[\w.-]{1,64}$/u;

export function readNavigation(c: Context, appOrigins: readonly string[]): Navigation {
  const dest = c.req.query("dest");
  return {
    dest: dest === undefined ? null : safeDest(dest, c.get("arrival").origin, appOrigins),
    isFramed: c.req.query("frame") === "1",
    isTeam: c.req.query("team") === "1",
    host: HOST_NAMES.flatMap((name) => {
      const value = c.req.query(name) ?? "";
      return HOST_VALUE.test(value) ? [[name, value] as const] : [];
    }),
  };
}

/**
 * The address of another account page in the same navigation context; `said` adds query parameters for that
 * page.
 */
export function pageOn(
  page: string,
  { dest, isFramed, isTeam, host }: Navigation,
  said?: readonly [name: string, value: string],
): string {
  const query = new URLSearchParams();
  for (const [name, value] of [...host, ...(said === undefined ? [] : [said])]) query.set(name, value);
  if (isFramed) query.set("frame", "1");
  if (isTeam) query.set("team", "1");
  if (dest !== null) query.set("dest", dest);
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}
