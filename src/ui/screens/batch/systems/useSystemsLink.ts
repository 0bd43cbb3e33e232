import { useCallback } from "react";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import { pageAddress } from "../../../page/browser/pageAddress.ts";

/** The address that files of systems lead back to. */
export function useSystemsLink(): () => DocumentLink {
  return useCallback(
    () => ({ note: "可在同一浏览器中回到此建筑的系统", address: pageAddress(window.location.hash) }),
    [],
  );
}
