import type { Mark } from "../../base/marked.ts";
import { TREE_ASSUMPTIONS, type EstimatedTree } from "./EstimatedTree.ts";

/** An assumption behind a result: it is neither stated by a person nor compared with its source. */
export interface Assumption {
  readonly mark: Mark;
  readonly text: string;
}

/** Number of segments with an assumed length */
export const assumedLengths = ({ segments }: EstimatedTree): number =>
  segments.reduce((count, { assumed }) => (assumed === null ? count : count + 1), 0);

/** The assumption on lengths; none if all lengths are typed. */
export function lengthAssumptions(tree: EstimatedTree): readonly Assumption[] {
  const assumed = assumedLengths(tree);
  if (assumed === 0) return [];
  const text = `共 ${tree.segments.length} 段，其中 ${assumed} 段长度由楼层和面积估算（${TREE_ASSUMPTIONS.source}）`;
  return [{ mark: "估算", text }];
}
