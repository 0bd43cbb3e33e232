import { compareHostVersions, readHostVersion } from "#domain/desk/host/hostVersion.ts";
import { ENTRANCES } from "#domain/desk/host/entrances.ts";
import type { Session } from "../../page/services/useSession.ts";
import type { LibraryModule, RouteMeta } from "./RouteMeta.ts";
import { ROUTES } from "./routes.ts";

/** Negative if the program is older than `version`; `null` if its version is unknown. */
function comparedWith(stated: string | null, version: string): number | null {
  const [one, other] = [readHostVersion(stated ?? ""), readHostVersion(version)];
  return one === null || other === null ? null : compareHostVersions(one, other);
}

/** The first desktop host that leaves the tabs to the page. */
const FIRST_WITH_TABS = "0.45.0.0";
const ROAD = { code: "AppGroad", lastWithout: "2.5.0.0" } as const;

/** Programs that show the tab of a library; libraries not listed are shown in every program. */
const PROGRAMS_WITH: Partial<Record<LibraryModule, readonly string[]>> = {
  product: ["AppGmep"],
  own: ["AppGmep"],
  module: ["AppGarch", "AppGstr"],
  material: ["AppGarch"],
  template: ["AppGbr"],
  scene: ["AppGarch", "AppGmep"],
  // Within programs opened only from its own entrance, where its tab is current.
  practice: [],
};

/** Entrances that lead to a single library. */
const SINGLE: readonly (string | null)[] = [ENTRANCES.projectComponent, ENTRANCES.engineeringPractice];

/** Programs whose standalone edition leaves signing out to the page. */
const SIGN_OUT_HERE: readonly (string | null)[] = ["AppGarch", "AppGstr", "AppGmep"];

/**
 * Whether the page shows its tabs: always on the web; in programs from a certain version on, unless they select
 * equipment.
 */
export function hasTabs({
  platform,
  softwareCode,
  softwareVersion,
  desktopVersion,
  fromEntrance,
}: Session): boolean {
  if (platform === "web") return true;
  if (fromEntrance === ENTRANCES.equipment) return false;
  if (softwareCode === ROAD.code) return (comparedWith(softwareVersion, ROAD.lastWithout) ?? -1) > 0;
  return platform === "g" && (comparedWith(desktopVersion, FIRST_WITH_TABS) ?? -1) >= 0;
}

/** Whether the tabs end with the user's menu. */
export const hasUserMenu = (session: Session): boolean =>
  session.platform === "web" ||
  (hasTabs(session) && session.edition === "standalone" && SIGN_OUT_HERE.includes(session.softwareCode));

/** One tab per library: its first route on this platform, if the program may see it or is there. */
export function libraryTabs(session: Session, current: LibraryModule): readonly RouteMeta[] {
  const { platform, softwareCode, fromEntrance } = session;
  if (!hasTabs(session)) return [];
  const mayShow = (module: LibraryModule) =>
    module === current ||
    (!SINGLE.includes(fromEntrance) &&
      (platform === "web" || (PROGRAMS_WITH[module]?.includes(softwareCode ?? "") ?? true)));
  const tabs = new Map<LibraryModule, RouteMeta>();
  for (const route of ROUTES as readonly RouteMeta[]) {
    const isHere = (route.platforms?.includes(platform) ?? true) && mayShow(route.module);
    if (isHere && route.module !== "none" && !tabs.has(route.module)) tabs.set(route.module, route);
  }
  return [...tabs.values()];
}
