import { documentTitleOf, ROUTES } from "#ui/shell/routes.ts";

/** Every address that has a screen, with the title its window gets. */
export const BUILT_PLACES = ROUTES.filter(({ built }) => built).flatMap((route) =>
  route.paths.map((path) => ({ path, documentTitle: documentTitleOf(route) })),
);
