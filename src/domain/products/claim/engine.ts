/**
 * Version of the rules that compute answers. Raise it when a formula, a constant or a table of a standard changes
 * so that answers differ. A test compares the answers to the published cases with it.
 */
export const ENGINE = 4;

/** How each version's answers differ from those of the version before, as text for people. */
const CHANGES: ReadonlyMap<number, string> = new Map([
  [2, "水泵另给出可用汽蚀余量，带液体时校核电动机"],
  [3, "黏性液体按所调转速修正（HI 9.6.7）；能效等级按产品参数与曲线中较高的效率"],
  [4, "同一点的效率与轴功率相符：轴功率由压力（扬程）和效率得出，记录的轴功率不容如此时由轴功率得出效率"],
]);

/** The changes from a version up to this one; empty if unknown. */
export const changesSince = (engine: number): readonly string[] =>
  [...CHANGES].flatMap(([of, words]) => (of > engine && of <= ENGINE ? [words] : []));
