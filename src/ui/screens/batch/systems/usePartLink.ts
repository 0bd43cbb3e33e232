import { useLocation } from "react-router-dom";
import { versionParts } from "#domain/building/plan/versionAddress.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { SavedAs } from "#workers/batch/systems/SystemSheet.ts";
import { BUILDING_NAME } from "../context/keptBuilding.ts";
import { pageAddress } from "../../../page/browser/pageAddress.ts";
import { useSummary } from "../context/BatchContext.tsx";

const WORDS = { systems: "系统", sources: "冷热源", sound: "噪声", overview: "总览" } as const;
export type LinkedPart = keyof typeof WORDS;

/**
 * The address in files of a part of a building: the version that it was last saved as, which members of its
 * project can open; before that, the building in this browser.
 */
export function usePartLink(part: LinkedPart, saved: SavedAs | null): DocumentLink {
  const { pathname } = useLocation();
  const { buildingId } = useSummary();
  const query = new URLSearchParams([
    ["part", part],
    ...(saved === null
      ? [[BUILDING_NAME, buildingId]]
      : versionParts(saved).map(([name, value]) => [name, value])),
  ]);
  return {
    note:
      saved === null
        ? `可在同一浏览器中打开此建筑的${WORDS[part]}`
        : `项目成员登录后可打开此建筑保存的第 ${saved.number} 版（其后的修改不在其中）`,
    address: pageAddress(`#${pathname}?${query.toString()}`),
  };
}
