import type { KindManifest } from "#domain/building/batch/kind/KindManifest.ts";
import { KIND_MANIFESTS } from "#domain/building/kinds/batchKinds.ts";

/** The page on which a kind of equipment is selected for many rooms. */
export interface BatchRoute extends Pick<KindManifest, "name" | "categoryCode"> {
  readonly title: string;
  readonly path: string;
}

/** The kinds of equipment, in the order of their tabs. */
export const BATCH_ROUTES: readonly BatchRoute[] = KIND_MANIFESTS.map(
  ({ name, categoryCode, words: { title }, paths: [path] }) => ({ name, categoryCode, title, path }),
);
