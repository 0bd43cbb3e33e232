import type { Page } from "@playwright/test";

/** A room of the plan as the host receives it. */
export interface Result {
  readonly roomId: string;
  readonly productId?: string;
  readonly parameters?: readonly { readonly code: string; readonly value: unknown }[];
}
/** The parameters of a call that hands results over. */
export interface Piece {
  readonly categoryCode: string;
  readonly offset: number;
  readonly total: number;
  readonly results: readonly Result[];
}

/** The page in the simulated host of platform g, at a route. */
export const openInHost = (page: Page, query: string, route: string) =>
  page.goto(`/?platform=g&simulate=1${query}#${route}`);

/**
 * The calls that reach the simulated host from now on; the page itself keeps them. `of` answers those of a path, and
 * `roomIdsOf` only which rooms its pieces hand over: a large building's are 40 MB.
 */
export async function watchHost(page: Page) {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Reflect.set(window, "hostCalls", calls);
    addEventListener("volute:simulated-host-call", (event) =>
      calls.push((event as CustomEvent<unknown>).detail),
    );
  });
  return {
    of: (path: string): Promise<readonly Piece[]> =>
      page.evaluate(
        (wanted) =>
          (Reflect.get(window, "hostCalls") as { path: string; params: Piece }[])
            .filter((call) => call.path === wanted)
            .map(({ params }) => params),
        path,
      ),
    roomIdsOf: (path: string): Promise<readonly (readonly string[])[]> =>
      page.evaluate(
        (wanted) =>
          (Reflect.get(window, "hostCalls") as { path: string; params: Piece }[])
            .filter((call) => call.path === wanted)
            .map(({ params }) => params.results.map(({ roomId }) => roomId)),
        path,
      ),
  };
}
