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

/** The first version (a year) of a program that opens a kind of file. */
export const FIRST = {
  /** IFC4 in Revit. */
  revit: 2020,
  /** Since this version Revit's text files use the words for kinds and units that are written here. */
  revitText: 2022,
  platform: 2022,
} as const;

/** The name of a program of the platform; `null` for any other. */
export const programName = (softwareCode: string): string | null => PROGRAMS.get(softwareCode) ?? null;

/** Whether a version opens what `first` opens: later years do. A version that is no year is accepted. */
export function opens(first: number, version: string): boolean {
  const year = /^(?:19|20)\d\d(?!\d)/u.exec(version)?.[0];
  return year === undefined || Number(year) >= first;
}

/**
 * Versions to choose from, up to the year after `year`, because programs are released under the name of the coming
 * year.
 */
export const versionsFrom = (first: number, year: number): string[] =>
  Array.from({ length: Math.max(1, year + 2 - first) }, (_, at) => String(first + at));

/** Why a program gets no components, and what to use instead; `null` if it gets them. */
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
