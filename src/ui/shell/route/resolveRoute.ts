import { matchPath } from "react-router-dom";
import type { Platform } from "#domain/desk/host/platform.ts";
import type { RouteMeta } from "./RouteMeta.ts";
import { ROUTES, type RouteName } from "./routes.ts";

export const ERROR_PATH = "/error";

/** Reasons why an address leads to the error page. */
export type DeadEnd = "unknown" | "other-platform";

export type Resolved =
  | { readonly ok: true; readonly route: RouteMeta; readonly screen: RouteName }
  | { readonly ok: false; readonly code: DeadEnd };

export function resolveRoute(pathname: string, platform: Platform): Resolved {
  const route = ROUTES.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (!route) return { ok: false, code: "unknown" };
  const { platforms }: RouteMeta = route;
  if (platforms && !platforms.includes(platform)) return { ok: false, code: "other-platform" };
  return { ok: true, route, screen: route.name };
}

export const asksForLogin = ({ ignoreLogin }: RouteMeta, platform: Platform) =>
  typeof ignoreLogin === "boolean" ? !ignoreLogin : !ignoreLogin.includes(platform);
