import { allFiguresOf, dutyFormsOf, type DutyFigure } from "../../catalogue/duty/dutyForms.ts";

/** Every figure that a duty of the category can state, in any of its forms, each once and in one order. */
export const figuresOfCategory = (categoryCode: string): readonly DutyFigure[] => [
  ...new Map(
    dutyFormsOf(categoryCode)
      .flatMap((form) => allFiguresOf(categoryCode, form))
      .map((figure) => [figure.code, figure]),
  ).values(),
];
