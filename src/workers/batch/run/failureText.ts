import type { ApiError } from "#api/client/ApiError.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

/** Codes whose message is written for developers, not for designers. */
const SENTENCES = keyed<string>({
  "too.many.requests": "请求过于频繁，请稍后重试",
  "authentication.failed": "登录失效了，请重新登录",
  "not.found": "所选产品或房间已不存在",
});

/** The text for a person about a failed call, in plain Chinese for known codes. */
export const failureText = ({ code, message }: ApiError): string =>
  lookUp(SENTENCES, code) ?? (message === "" ? code : message);
