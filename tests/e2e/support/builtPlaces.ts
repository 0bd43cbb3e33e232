import type { Platform } from "#domain/desk/host/platform.ts";
import type { RouteMeta } from "#ui/shell/route/RouteMeta.ts";
import { documentTitleOf, ROUTES } from "#ui/shell/route/routes.ts";

interface BuiltPlace {
  readonly path: string;
  readonly documentTitle: string;
}

/** An address for every path that names something in it. */
const EXAMPLES: Readonly<Record<string, Partial<BuiltPlace>>> = {
  "/productList/:categoryCode": { path: "/productList/C000010", documentTitle: "风阀" },
  "/scenes/:id/components": { path: "/scenes/scene-hotel-room/components" },
  "/product/detail/:id": { path: "/product/detail/greenheck-12-bidw", documentTitle: "12 BIDW" },
};

/** Every address that has a screen on a platform, with the title its window gets. */
export const placesOn = (platform: Platform): readonly BuiltPlace[] =>
  (ROUTES as readonly RouteMeta[])
    .filter(({ platforms }) => platforms?.includes(platform) ?? true)
    .flatMap((route) =>
      route.paths.map((path) => ({ path, documentTitle: documentTitleOf(route), ...EXAMPLES[path] })),
    );

export const BUILT_PLACES = placesOn("web");
