import { allFiguresOf, dutyFormsOf, type DutyFigure } from "../../catalogue/duty/dutyForms.ts";

/** All figures that a duty of the category can state, over all its forms, each once and in a fixed order. */
export const figuresOfCategory = (categoryCode: string): readonly DutyFigure[] => [
  ...new Map(
    dutyFormsOf(categoryCode)
      .flatMap((form) => allFiguresOf(categoryCode, form))
      .map((figure) => [figure.code, figure]),
  ).values(),
];
