import type { Platform } from "#domain/desk/host/platform.ts";

/** The library of a route, which is the current tab of the navigation. */
export type LibraryModule =
  | "product"
  | "own"
  | "module"
  | "component"
  | "template"
  | "scene"
  | "material"
  | "goods"
  | "practice"
  | "none";

/** What the shell needs to know about a route before its screen is loaded. */
export interface RouteMeta {
  readonly name: string;
  /** Links use the first path; the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly module: LibraryModule;
  /** Title in the breadcrumb. */
  readonly title: string;
  /** Title of the browser tab, if it differs from `title`. */
  readonly documentTitle?: string;
  /** Platforms on which no login is offered: `true` for all, `false` for none. */
  readonly ignoreLogin: boolean | readonly Platform[];
  /** Absent for all platforms. */
  readonly platforms?: readonly Platform[];
  /** Stays alive when one of `aliveTo` is opened. */
  readonly keepAlive: boolean;
  /** Names of routes. */
  readonly aliveTo: readonly string[];
  readonly showMenu: boolean;
  readonly showBasket: boolean;
}
