/** An answer, or the code of the reason for its absence. Expected failures are values here, never exceptions. */
export type Result<Value, Code extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: Code };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
