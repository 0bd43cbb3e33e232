import { keyOf } from "../EstimatedTree.ts";
import type { ElementLine } from "./elementLines.ts";

/** Elements of one kind and product; elements without a product by kind and duct */
export interface CountedElements extends Pick<ElementLine, "kind" | "name" | "product"> {
  /** 630×400; empty where unknown. */
  readonly size: string;
  readonly count: number;
  readonly lines: readonly ElementLine[];
}

/** Elements by kind and product for purchase, in the order in which each was first chosen */
export function countedElements(all: readonly ElementLine[]): readonly CountedElements[] {
  const groups = new Map<string, ElementLine[]>();
  for (const line of all) {
    const { kind, product, duct } = line;
    const key = product === null ? keyOf(kind, "", duct ?? "") : keyOf(kind, product.id);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((lines) => {
    const { kind, name, product, size, duct } = lines[0]!;
    return { kind, name, product, size: size ?? duct ?? "", count: lines.length, lines };
  });
}
