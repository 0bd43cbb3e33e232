import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import { MissingPartSchema, type MissingPart } from "#api/contract/projects.ts";

const GONE: Readonly<Record<MissingPart, string>> = {
  row: "此产品已从项目中删除",
  version: "此版本已被删除",
  link: "此链接已被删除",
  member: "此人已不是项目成员",
  part: "此内容已被删除",
};

function goneWords(data: unknown): string {
  const read = v.safeParse(MissingPartSchema, data);
  return read.success ? GONE[read.output.missing] : "您已不是此项目的成员，或项目已被删除";
}

/** Why an action is no longer allowed although the page offered it; `null` if that is not the reason. */
export function lostRight(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "forbidden") return "您在此项目中的角色已变更，不能再进行此操作";
  if (error.code === "not.found") return goneWords(error.data);
  // The conflict of a simultaneous change has data.
  if (error.code === "conflict" && error.data === null) return "项目已归档，取消归档后才能修改";
  return null;
}
