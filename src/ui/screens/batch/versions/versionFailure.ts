import { keyed, lookUp } from "#domain/base/keyed.ts";
import type { Answered } from "#workers/batch/run/answered.ts";

/** Sentences for codes whose server message is for developers */
const SENTENCES = keyed<string>({
  forbidden: "您在此项目中只能查看",
  conflict: "项目已归档，不能再保存方案",
  "not.found": "项目或版本已不存在，或您已不是项目成员",
  "invalid.parameter": "方案中有服务器不接受的内容",
});

export const LOST = "处理中断";

/** Why a call about plan versions failed, as a text for the user */
export const versionFailure = ({ code, message }: Extract<Answered<unknown>, { ok: false }>): string =>
  lookUp(SENTENCES, code) ?? message;
