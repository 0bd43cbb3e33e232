import { posix } from "node:path";
import type { SourceGraph } from "./SourceGraph.ts";

export const SITE_ENTRY = "src/ui/main.tsx";

/** The bundler's name for a chunk: that of its module, without the ending. */
export const nameOfChunk = (path: string) => posix.basename(path).replace(/[.](?:tsx?|mjs)$/u, "");

/** The parts of the site that change with its sources. */
interface SiteReach {
  /** Whether code of every page has changed. */
  readonly isEverywhere: boolean;
  /** Names of chunks and workers with changes. */
  readonly chunks: ReadonlySet<string>;
}

/** Code outside all chunks of a page does not run in it, so a page changes only with what it fetches. */
export function siteReach(graph: SourceGraph, changed: ReadonlySet<string>): SiteReach {
  const holdsChange = (path: string) => [...graph.loadedWith([path])].some((loaded) => changed.has(loaded));
  return {
    isEverywhere: holdsChange(SITE_ENTRY),
    chunks: new Set(
      [...graph.late].filter((path) => path.startsWith("src/") && holdsChange(path)).map(nameOfChunk),
    ),
  };
}
