import { useEffect, useLayoutEffect, useRef } from "react";
import { useServices } from "../hooks/services/ServicesContext.tsx";
import { useSession } from "../hooks/services/useSession.ts";
import type { Place } from "./keptPlaces.ts";
import { asksForLogin } from "./resolveRoute.ts";
import { documentTitleOf } from "./routes.ts";

/** What happens at every arrival: the browser's title, the page view, the login where the route wants one. */
export function useArrival(place: Place | undefined): void {
  const { track, account } = useServices();
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
    lastAddress.current = address;
    track("pageView", { route: route.name, address });
    if (asksForLogin(route, platform)) void account.offerLogin();
  }, [route, address, platform, track, account]);
}
