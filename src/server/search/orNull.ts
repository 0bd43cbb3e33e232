/** A figure as the wire knows it: null where it is not known. */
export const orNull = (figure: number | undefined): number | null =>
  figure === undefined || Number.isNaN(figure) ? null : figure;
