import type { RelatedComponent } from "#api/contract/resources.ts";

/** Whether the years follow each other without a gap. */
const isRun = (versions: readonly string[]) =>
  versions.length > 2 && versions.every((version, at) => Number(version) === Number(versions[0]) + at);

/** A program and its versions, such as Revit 2020 及以后, 机电设计 2021、2023. */
export function applicableSoftware({
  softwareName,
  softwareList,
  isOpenEnded,
}: Pick<RelatedComponent, "softwareName" | "softwareList" | "isOpenEnded">): string {
  const versions = softwareList.map(({ displayVersion }) => displayVersion);
  if (versions.length === 0) return softwareName;
  if (isOpenEnded === true) return `${softwareName} ${versions[0]} 及以后`;
  const named = isRun(versions) ? `${versions[0]}–${versions.at(-1)}` : versions.join("、");
  return `${softwareName} ${named}`;
}
