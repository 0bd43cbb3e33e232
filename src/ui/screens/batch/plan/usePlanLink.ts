import { useHref } from "react-router-dom";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import { versionParts } from "#domain/building/plan/versionAddress.ts";
import { batchAddress } from "../../../addresses/categoryAddresses.ts";
import { pageAddress } from "../../../page/browser/pageAddress.ts";
import type { VersionSave } from "./useVersionSave.ts";

/** The version that a plan was saved as; `null` if it was not saved yet. */
function savedAs(save: VersionSave) {
  switch (save.status) {
    case "saved":
    case "same":
      return save;
    case "conflict":
      return { ...save, versionId: save.yours.id, number: save.yours.number };
    case "none":
    case "signedOut":
    case "saving":
    case "failed":
      return null;
  }
}

/** The address of the saved version, for the plan's files; `null` for a plan that only this browser has. */
export function usePlanLink(categoryCode: string, save: VersionSave): DocumentLink | null {
  const saved = savedAs(save);
  const query = saved === null ? [] : versionParts(saved);
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const href = useHref(`${batchAddress(categoryCode) ?? ""}?${search}`);
  return saved === null
    ? null
    : {
        note: `项目“${saved.project}”的成员登录后打开此方案保存的第 ${saved.number} 版`,
        address: pageAddress(href),
      };
}
