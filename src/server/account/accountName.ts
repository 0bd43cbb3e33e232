import { ACCOUNT_LENGTH, accountKey } from "#domain/desk/operators/accountKey.ts";
import { unsafeValue } from "../http/unsafeValue.ts";

const SHORTEST = 2;
const ACCOUNT = /^[\p{L}\p{M}\p{N}._@-]+$/u;

/** Why an account name cannot be used, as a sentence; `null` if it can. */
export function accountFault(typed: string): string | null {
  const key = accountKey(typed);
  if (key === "") return "帐号未填写";
  const { length } = Array.from(key);
  if (length < SHORTEST) return `帐号至少 ${SHORTEST} 个字符`;
  if (length > ACCOUNT_LENGTH) return `帐号最长 ${ACCOUNT_LENGTH} 个字符，现有 ${length} 个`;
  if (unsafeValue(key, "account") !== undefined || !ACCOUNT.test(key))
    return "帐号由文字、数字和 . _ - @ 组成，不含空格";
  return null;
}
