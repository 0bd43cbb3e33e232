const CODES = ["unknown", "other-platform"] as const;
export type DeadEndCode = (typeof CODES)[number] | "unstated";

/** The state that the shell left in the history. A reload or a typed address may have any state or none. */
export function readDeadEnd(state: unknown): { readonly code: DeadEndCode; readonly pathname: string } {
  const { code, pathname }: { code?: unknown; pathname?: unknown } =
    typeof state === "object" && state !== null ? state : {};
  return {
    code: CODES.find((known) => known === code) ?? "unstated",
    pathname: typeof pathname === "string" ? pathname : "",
  };
}
