import { EDITIONS, isPlatform } from "#domain/desk/host/platform.ts";
import { ANONYMOUS_WEB, type Session } from "../../page/services/useSession.ts";

/** The host's parameters from the query before `#`. Missing or unknown ones take the values of the public site. */
export function readSession(search: string): Session {
  const query = new URLSearchParams(search);
  const textOf = (name: string) => query.get(name)?.trim() || null;
  const platform = textOf("platform");
  const edition = textOf("edition");
  return {
    ...ANONYMOUS_WEB,
    platform: isPlatform(platform) ? platform : ANONYMOUS_WEB.platform,
    softwareCode: textOf("softwareCode"),
    softwareVersion: textOf("softwareVersion"),
    desktopVersion: textOf("desktopVersion"),
    edition: EDITIONS.find((known) => known === edition) ?? ANONYMOUS_WEB.edition,
    fromEntrance: textOf("fromEntrance"),
    brandCode: textOf("brandCode"),
  };
}
