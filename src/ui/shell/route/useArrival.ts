import { useEffect, useLayoutEffect, useRef } from "react";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useNotices } from "../../page/services/useNotices.ts";
import { useSession } from "../../page/services/useSession.ts";
import type { OpenScreen } from "./keptScreens.ts";
import { asksForLogin } from "./resolveRoute.ts";
import { documentTitleOf } from "./routes.ts";

/**
 * Effects of every arrival at a route: window title, page view, and a login if the route wants one. Errors of the
 * previous screen and a login that it asked for are dismissed.
 */
export function useArrival(arrived: OpenScreen | undefined): void {
  const { track, account } = useServices();
  const notices = useNotices();
  const platform = useSession((session) => session.platform);
  const lastAddress = useRef<string>(null);
  const route = arrived?.route;
  const address = arrived?.location.pathname;

  // Before the screen's own effects, since a product sets the title itself.
  useLayoutEffect(() => {
    document.title = documentTitleOf(route);
  }, [route]);

  useEffect(() => {
    // The same address again is no arrival: it comes from a click on the current link, or from React's second run
    // in development.
    if (!route || address === undefined || lastAddress.current === address) return;
    const isFirst = lastAddress.current === null;
    lastAddress.current = address;
    track("pageView", { route: route.name, address });
    if (!isFirst) notices.leave();
    if (asksForLogin(route, platform)) void account.offerLogin();
    else if (!isFirst) account.leaveDialog();
  }, [route, address, platform, track, account, notices]);
}
