import { ApiError } from "#api/client/ApiError.ts";

const issuesOf = (data: unknown): readonly unknown[] =>
  typeof data === "object" && data !== null && "issues" in data && Array.isArray(data.issues)
    ? data.issues
    : [];

/** Whether the server refuses a list only because of its order. */
export const isOrderRefused = (error: Error): boolean =>
  error instanceof ApiError &&
  issuesOf(error.data).some(
    (issue) => typeof issue === "object" && issue !== null && "path" in issue && issue.path === "orderBy",
  );
