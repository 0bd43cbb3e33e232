/** A figure in the contract's form: null if it is unknown. */
export const orNull = (figure: number | undefined): number | null =>
  figure === undefined || Number.isNaN(figure) ? null : figure;
