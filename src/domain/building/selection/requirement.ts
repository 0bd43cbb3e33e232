/** The requirement on a figure. Absent, zero and negative values all mean no requirement. */
export const requirement = (figure: number | null): number | null =>
  figure !== null && Number.isFinite(figure) && figure > 0 ? figure : null;
