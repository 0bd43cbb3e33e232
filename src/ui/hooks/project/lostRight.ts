import { ApiError } from "#api/client/ApiError.ts";

/** Why somebody may not do any more what the page still offered; `null` where that is not the reason. */
export function lostRight(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "forbidden") return "您在此项目中的角色已变更，不能再进行此操作";
  if (error.code === "not.found") return "您已不是此项目的成员，或其内容已被删除";
  // Somebody else's change carries what it changed.
  if (error.code === "conflict" && error.data === null) return "项目已归档，取消归档后才能修改";
  return null;
}
