/** An answer, or the code of the reason why there is none. Expected failure is a value here, never an exception. */
export type Result<Value, Code extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: Code };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
