import { groupBy } from "../../base/groupBy.ts";
import { NATIONWIDE, ROOT_AREA_CODE, type Area } from "./Area.ts";

export interface AreaTree {
  /** The area without a parent, or else code 1. */
  readonly rootCode: string;
  readonly find: (code: string) => Area | undefined;
  /** In the order given. */
  readonly childrenOf: (code: string) => readonly Area[];
  /** The area with its ancestors, the root first; empty for an unknown code. */
  readonly pathOf: (code: string) => readonly Area[];
  /** The areas without subdivisions within an area, or the area itself if it has none. */
  readonly leavesOf: (code: string) => readonly Area[];
}

export function areaTree(areas: readonly Area[]): AreaTree {
  const byCode = new Map(areas.map((area) => [area.code, area]));
  const children = groupBy(areas, ({ parentCode }) => parentCode);
  const childrenOf = (code: string) => children.get(code) ?? [];

  function pathOf(code: string): Area[] {
    const path: Area[] = [];
    // A circular list ends where it returns.
    for (let area = byCode.get(code); area && !path.includes(area);) {
      path.unshift(area);
      area = area.parentCode === null ? undefined : byCode.get(area.parentCode);
    }
    return path;
  }

  const leaves = new Map<string, readonly Area[]>();
  function leavesOf(code: string): readonly Area[] {
    const known = leaves.get(code);
    if (known) return known;
    const area = byCode.get(code);
    // Holds an empty entry meanwhile, so that a circle ends.
    leaves.set(code, []);
    const inside = childrenOf(code);
    const found =
      inside.length > 0 ? inside.flatMap((child) => leavesOf(child.code)) : area === undefined ? [] : [area];
    leaves.set(code, found);
    return found;
  }

  return {
    rootCode: areas.find(({ parentCode }) => parentCode === null)?.code ?? ROOT_AREA_CODE,
    find: (code) => byCode.get(code),
    childrenOf,
    pathOf,
    leavesOf,
  };
}

/** The last element of the chosen path; the root if nothing is chosen. */
export const areaCodeOf = (path: readonly string[], tree: Pick<AreaTree, "rootCode">): string =>
  path.at(-1) ?? tree.rootCode;

const SEPARATOR = "-";

/** 四川省-成都市, 四川省, 全国: an area's name for people and for the usage log. */
export function areaName(code: string, tree: AreaTree): string {
  const [root, ...below] = tree.pathOf(code);
  if (below.length > 0) return below.map(({ name }) => name).join(SEPARATOR);
  return root?.name ?? NATIONWIDE;
}

/** Finds an area by name, 四川省-成都市 or a single name; of two with the same name, the one nearer to the root. */
export function areaNamed(name: string, areas: readonly Area[]): Area | undefined {
  const wanted = name.trim();
  const tree = areaTree(areas);
  const nearer = (one: Area, other: Area) => tree.pathOf(one.code).length - tree.pathOf(other.code).length;
  return (
    areas.find(
      (area) => area.parentName !== null && `${area.parentName}${SEPARATOR}${area.name}` === wanted,
    ) ?? areas.filter((area) => area.name === wanted).toSorted(nearer)[0]
  );
}
