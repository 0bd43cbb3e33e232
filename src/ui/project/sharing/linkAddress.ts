import type { ProjectLink } from "#api/contract/projectSharing.ts";

/** Behind the # of an address: no server, log or Referer is told it. How a host opened this page is nobody else's. */
export function linkAddress(purpose: ProjectLink["purpose"], secret: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${purpose === "read" ? "/shared" : "/invitation"}#${secret}`;
}
