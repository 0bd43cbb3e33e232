import { documentTitleOf, ROUTES } from "#ui/shell/routes.ts";

interface BuiltPlace {
  readonly path: string;
  readonly documentTitle: string;
}

/** An address for every path that names something in it. */
const EXAMPLES: Readonly<Record<string, Partial<BuiltPlace>>> = {
  "/productList/:categoryCode": { path: "/productList/C000010", documentTitle: "风阀" },
  "/product/detail/:id": { path: "/product/detail/greenheck-12-bidw", documentTitle: "12 BIDW" },
};

/** Every address that has a screen, with the title its window gets. */
export const BUILT_PLACES: readonly BuiltPlace[] = ROUTES.filter(({ built }) => built).flatMap((route) =>
  route.paths.map((path) => ({ path, documentTitle: documentTitleOf(route), ...EXAMPLES[path] })),
);
