/**
 * The rules that answers are computed by: a whole number, raised by whoever changes a formula, a constant or a table of a
 * standard so that an answer is another one. A test holds the answers to the published cases against it.
 */
export const ENGINE = 4;

/** What each engine answers otherwise than the one before, as a person reads it. */
const CHANGES: ReadonlyMap<number, string> = new Map([
  [2, "水泵另给出可用汽蚀余量，带液体时校核电动机"],
  [3, "黏性液体按所调转速修正（HI 9.6.7）；能效等级按产品参数与曲线中较高的效率"],
  [4, "同一点的效率与轴功率相符：轴功率由压力（扬程）和效率得出，记录的轴功率不容如此时由轴功率得出效率"],
]);

/** What has changed from an engine up to this one; empty where that is not known. */
export const changesSince = (engine: number): readonly string[] =>
  [...CHANGES].flatMap(([of, words]) => (of > engine && of <= ENGINE ? [words] : []));
