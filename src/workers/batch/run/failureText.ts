import type { ApiError } from "#api/client/ApiError.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

/** Codes whose own message is written for the caller of an interface, not for a designer. */
const SENTENCES = keyed<string>({
  "internal.error": "服务器内部错误，请稍后重试",
  "too.many.requests": "请求过于频繁，请稍后重试",
  "authentication.failed": "登录失效了，请重新登录",
  "not.found": "所选产品或房间已不存在",
});

/** What to tell a person of a call that failed, in plain Chinese where we know the code. */
export const failureText = ({ code, message }: ApiError): string =>
  lookUp(SENTENCES, code) ?? (message === "" ? code : message);
