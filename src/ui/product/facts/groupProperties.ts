import { groupBy } from "#domain/base/groupBy.ts";
import type { PropertyValue } from "#api/contract/products.ts";

export interface PropertyGroup {
  readonly name: string;
  readonly properties: readonly PropertyValue[];
}

/** Group of properties that state none. */
const OTHERS = "其他参数";

/** Groups in order of first appearance, each with its properties in their order. */
export function groupProperties(properties: readonly PropertyValue[]): readonly PropertyGroup[] {
  const groups = groupBy(properties, ({ groupName }) => groupName || OTHERS);
  return [...groups].map(([name, members]) => ({ name, properties: members }));
}
