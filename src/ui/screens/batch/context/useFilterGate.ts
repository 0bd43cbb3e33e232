import { useCallback, useState } from "react";
import { useNotices } from "../../../page/services/useNotices.ts";

/** An entry that does not hold: its sentence, and the way back to its field. */
export interface FilterProblem {
  readonly message: string;
  readonly focus: () => void;
}

/** The entries of a form that do not hold at present, by field. */
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

/** Nothing is selected while an entry of the form does not hold: the first such field says so and gets the cursor. */
export function useFilterGate(onStopped?: () => void) {
  const notices = useNotices();
  const [problems] = useState(createFilterProblems);
  const pass = useCallback(
    (go: () => void) => {
      const problem = problems.first();
      if (problem === null) return go();
      notices.warning(problem.message);
      onStopped?.();
      // A folded form has to be there before its field can have the cursor.
      setTimeout(problem.focus);
    },
    [problems, notices, onStopped],
  );
  return { problems, pass };
}
