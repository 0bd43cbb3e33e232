import { useCallback, useState } from "react";
import { useNotices } from "../../../page/services/useNotices.ts";

/** An invalid entry: its message, and a function that focuses its field. */
export interface FilterProblem {
  readonly message: string;
  readonly focus: () => void;
}

/** The invalid entries of a form, by field. */
export interface FilterProblems {
  report(field: string, problem: FilterProblem | null): void;
  first(): FilterProblem | null;
}

export function createFilterProblems(): FilterProblems {
  const open = new Map<string, FilterProblem>();
  return {
    report(field, problem) {
      if (problem === null) open.delete(field);
      else open.set(field, problem);
    },
    first: () => open.values().next().value ?? null,
  };
}

/**
 * Prevents a run while an entry of the form is invalid: the first such field shows its message and gets the focus.
 */
export function useFilterGate(onStopped?: () => void) {
  const notices = useNotices();
  const [problems] = useState(createFilterProblems);
  const pass = useCallback(
    (go: () => void) => {
      const problem = problems.first();
      if (problem === null) return go();
      notices.warning(problem.message);
      onStopped?.();
      // A folded form must be open before its field can get the focus.
      setTimeout(problem.focus);
    },
    [problems, notices, onStopped],
  );
  return { problems, pass };
}
