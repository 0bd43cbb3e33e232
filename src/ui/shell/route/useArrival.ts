import { useEffect, useLayoutEffect, useRef } from "react";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useNotices } from "../../page/services/useNotices.ts";
import { useSession } from "../../page/services/useSession.ts";
import type { Place } from "./keptPlaces.ts";
import { asksForLogin } from "./resolveRoute.ts";
import { documentTitleOf } from "./routes.ts";

/**
 * What happens at every arrival: the browser's title, the page view, the login where the route wants one. What was said
 * on the screen before goes with it, and so does a login that only that screen asked for.
 */
export function useArrival(place: Place | undefined): void {
  const { track, account } = useServices();
  const notices = useNotices();
  const platform = useSession((session) => session.platform);
  const lastAddress = useRef<string>(null);
  const route = place?.route;
  const address = place?.location.pathname;

  // Before any screen's own effects: a product names the title after itself.
  useLayoutEffect(() => {
    document.title = documentTitleOf(route);
  }, [route]);

  useEffect(() => {
    // The same place again is no arrival: neither a click on the current link nor React's second run in development.
    if (!route || address === undefined || lastAddress.current === address) return;
    const isFirst = lastAddress.current === null;
    lastAddress.current = address;
    track("pageView", { route: route.name, address });
    if (!isFirst) notices.leave();
    if (asksForLogin(route, platform)) void account.offerLogin();
    else if (!isFirst) account.leaveDialog();
  }, [route, address, platform, track, account, notices]);
}
