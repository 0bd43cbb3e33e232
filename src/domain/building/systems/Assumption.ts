import type { Mark } from "../../base/marked.ts";
import { TREE_ASSUMPTIONS, type EstimatedTree } from "./EstimatedTree.ts";

/** An assumption behind a figure that is handed over: neither stated by anybody nor compared with its source. */
export interface Assumption {
  readonly mark: Mark;
  readonly text: string;
}

/** Segments of a tree whose length nobody typed. */
export const assumedLengths = ({ segments }: EstimatedTree): number =>
  segments.reduce((count, { assumed }) => (assumed === null ? count : count + 1), 0);

/** Of a tree's lengths; none where all were typed. */
export function lengthAssumptions(tree: EstimatedTree): readonly Assumption[] {
  const assumed = assumedLengths(tree);
  if (assumed === 0) return [];
  const text = `共 ${tree.segments.length} 段，其中 ${assumed} 段长度由楼层和面积估算（${TREE_ASSUMPTIONS.source}）`;
  return [{ mark: "估算", text }];
}
