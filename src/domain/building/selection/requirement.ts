/** What a room demands of a figure. Absent, zero and negative all are no requirement. */
export const requirement = (figure: number | null): number | null =>
  figure !== null && Number.isFinite(figure) && figure > 0 ? figure : null;
