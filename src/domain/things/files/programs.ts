/** Programs of the platform that load the general component, IFC4 as it is. */
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ["AppGmep", "机电设计"],
  ["AppGarch", "建筑设计"],
  ["AppGstr", "结构设计"],
  ["AppGroad", "道路设计"],
  ["AppDeco", "装饰设计"],
  ["AppGbr", "AppGbr"],
]);
export const REVIT = { softwareCode: "revit", softwareName: "Revit" } as const;

/** The first version, a year, that opens a file. */
export const FIRST = {
  /** IFC4 in Revit. */
  revit: 2020,
  /** Words of kinds and units in Revit's text files have been what we write since then. */
  revitText: 2022,
  platform: 2022,
} as const;

/** The name of a program of the platform; `null` of any other. */
export const programName = (softwareCode: string): string | null => PROGRAMS.get(softwareCode) ?? null;

/** Whether a version opens what `first` does: later years do, and one that is no year is not held against anybody. */
export function opens(first: number, version: string): boolean {
  const year = /^(?:19|20)\d\d(?!\d)/u.exec(version)?.[0];
  return year === undefined || Number(year) >= first;
}

/** Versions to choose from: to the year after `year`, since programs are named for it before it has come. */
export const versionsFrom = (first: number, year: number): string[] =>
  Array.from({ length: Math.max(1, year + 2 - first) }, (_, at) => String(first + at));

/** Why a program is given no components, and where to go instead; `null` where it is given them. */
export function whyNoComponents(
  softwareCode: string | null,
  softwareVersion: string | null,
): { readonly title: string; readonly why: string } | null {
  if (softwareCode === null) return null;
  const isRevit = softwareCode === REVIT.softwareCode;
  if (!isRevit && programName(softwareCode) === null)
    return { title: "当前软件没有可用的构件", why: "请在浏览器中打开构件库，下载 IFC、DXF 或 OBJ 后导入" };
  const first = isRevit ? FIRST.revit : FIRST.platform;
  if (softwareVersion === null || opens(first, softwareVersion)) return null;
  return {
    title: `${softwareVersion} 版没有可用的构件`,
    why: `构件适用于 ${first} 及以后的版本；可在浏览器中打开构件库，下载 DXF 或 OBJ`,
  };
}
