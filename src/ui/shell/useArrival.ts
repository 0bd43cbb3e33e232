import { useEffect, useRef } from "react";
import type { Platform } from "#domain/host/platform.ts";
import { requireLogin } from "../hooks/requireLogin.ts";
import { useServices } from "../hooks/ServicesContext.tsx";
import type { RouteMeta } from "./RouteMeta.ts";
import { asksForLogin } from "./resolveRoute.ts";
import { documentTitleOf } from "./routes.ts";

/** What happens at every arrival: the browser's title, the page view, the login where the route wants one. */
export function useArrival(route: RouteMeta | undefined, address: string, platform: Platform): void {
  const { track } = useServices();
  const lastAddress = useRef<string>(null);

  useEffect(() => {
    document.title = documentTitleOf(route);
  }, [route]);

  useEffect(() => {
    // The same place again is no arrival: neither a click on the current link nor React's second run in development.
    if (!route || lastAddress.current === address) return;
    lastAddress.current = address;
    track("pageView", { route: route.name, address });
    if (asksForLogin(route, platform)) void requireLogin();
  }, [route, address, platform, track]);
}
