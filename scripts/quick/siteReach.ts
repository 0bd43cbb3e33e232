import { posix } from "node:path";
import type { SourceGraph } from "./SourceGraph.ts";

export const SITE_ENTRY = "src/ui/main.tsx";

/** The name that the bundler gives to a chunk: its module's, without what follows. */
export const nameOfChunk = (path: string) => posix.basename(path).replace(/[.](?:tsx?|mjs)$/u, "");

/** What of the site is another when its sources are. */
interface SiteReach {
  /** What every page begins with is another. */
  readonly isEverywhere: boolean;
  /** Chunks and workers, by name, in which something is another. */
  readonly chunks: ReadonlySet<string>;
}

/** Code that no chunk of a page's has does not run in it: a page is another when something that it fetches is. */
export function siteReach(graph: SourceGraph, changed: ReadonlySet<string>): SiteReach {
  const holdsChange = (path: string) => [...graph.loadedWith([path])].some((loaded) => changed.has(loaded));
  return {
    isEverywhere: holdsChange(SITE_ENTRY),
    chunks: new Set(
      [...graph.late].filter((path) => path.startsWith("src/") && holdsChange(path)).map(nameOfChunk),
    ),
  };
}
