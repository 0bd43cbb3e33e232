import type { Platform } from "#domain/desk/host/platform.ts";

/** The library that a route belongs to: it is the current tab of the navigation. */
export type LibraryModule =
  "product" | "module" | "component" | "template" | "scene" | "material" | "goods" | "practice" | "none";

/** What the shell must know of a place before its screen is loaded. */
export interface RouteMeta {
  readonly name: string;
  /** The first is the one that links use; the others are its aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly module: LibraryModule;
  /** In the breadcrumb. */
  readonly title: string;
  /** In the browser's tab, where it differs from `title`. */
  readonly documentTitle?: string;
  /** `true` everywhere, a list on these platforms, `false` nowhere. */
  readonly ignoreLogin: boolean | readonly Platform[];
  /** Absent: all platforms. */
  readonly platforms?: readonly Platform[];
  /** Stays alive on the way to one of `aliveTo`. */
  readonly keepAlive: boolean;
  /** Names of routes. */
  readonly aliveTo: readonly string[];
  readonly showMenu: boolean;
  readonly showBasket: boolean;
}
