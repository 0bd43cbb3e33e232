import { readProject } from "./readProject.ts";
import { nameOfChunk } from "./siteReach.ts";
import { SourceGraph } from "./SourceGraph.ts";
import { unreadOf } from "./unread.ts";

/** Names of what the site fetches on demand: dynamically imported modules, and workers. */
export function chunkNames(): ReadonlySet<string> {
  const { paths, texts } = readProject();
  const { late } = new SourceGraph(texts, paths, unreadOf(texts));
  return new Set([...late].filter((path) => path.startsWith("src/")).map(nameOfChunk));
}
