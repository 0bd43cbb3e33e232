/** An answer, or the code that says why there is none. Expected failures are values here, never exceptions. */
export type Result<Value, Code extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: Code };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
