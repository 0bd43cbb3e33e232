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

/** Every call that reaches the simulated host from now on, by its path; the page itself keeps them. */
export async function watchHost(page: Page): Promise<(path: string) => Promise<readonly Piece[]>> {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Reflect.set(window, "hostCalls", calls);
    addEventListener("volute:simulated-host-call", (event) =>
      calls.push((event as CustomEvent<unknown>).detail),
    );
  });
  return (path) =>
    page.evaluate(
      (wanted) =>
        (Reflect.get(window, "hostCalls") as { path: string; params: Piece }[])
          .filter((call) => call.path === wanted)
          .map(({ params }) => params),
      path,
    );
}
