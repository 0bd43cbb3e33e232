import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { gradesOf, type GradeName } from "#domain/catalogue/standards/gradeNames.ts";
import { createKept } from "../../page/browser/createKept.ts";

/** The chosen acceptance grade of each kind of machine; absent if the offer states none. */
type AcceptanceGrades = Readonly<Partial<Record<Machine, GradeName>>>;

function read(text: string | null): AcceptanceGrades {
  try {
    const found: unknown = text === null ? null : JSON.parse(text);
    if (typeof found !== "object" || found === null) return {};
    const gradeOf = (machine: Machine) => {
      const typed: unknown = Object.entries(found).find(([name]) => name === machine)?.[1];
      const grade = gradesOf(machine).find((each) => each === typed);
      return grade === undefined ? {} : { [machine]: grade };
    };
    return { ...gradeOf("fan"), ...gradeOf("pump") };
  } catch {
    // An unreadable text counts as no choice.
    return {};
  }
}

/** The acceptance grades that this browser keeps from one product to the next. */
export const useAcceptanceGrades = createKept<AcceptanceGrades>("volute.acceptanceGrades", read);
