import { unsafeValue } from "../http/unsafeValue.ts";

const SHORTEST = 2;
const LONGEST = 64;
const ACCOUNT = /^[\p{L}\p{M}\p{N}._@-]+$/u;

/** The key of an account: different case or character width of the typed name means the same account. */
export const accountKey = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

/** Why an account name cannot be used, as a sentence; `null` if it can. */
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
