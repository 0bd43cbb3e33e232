import { unsafeValue } from "../http/unsafeValue.ts";

const SHORTEST = 2;
const LONGEST = 64;
const ACCOUNT = /^[\p{L}\p{M}\p{N}._@-]+$/u;

/** What one signs in with is one account, in whatever case and width it is typed. */
export const accountKey = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

/** Why an account cannot be called so, as a sentence; `null` where it can. */
export function accountFault(typed: string): string | null {
  const key = accountKey(typed);
  if (key === "") return "帐号未填写";
  const { length } = Array.from(key);
  if (length < SHORTEST) return `帐号至少 ${SHORTEST} 个字符`;
  if (length > LONGEST) return `帐号最长 ${LONGEST} 个字符，现有 ${length} 个`;
  if (unsafeValue(key, "account") !== undefined || !ACCOUNT.test(key))
    return "帐号由文字、数字和 . _ - @ 组成，不含空格";
  return null;
}
