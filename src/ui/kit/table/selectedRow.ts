/** What a row is told by that is the chosen one. */
export const selectedRow = (isSelected: boolean) => ({
  "data-sel": isSelected || undefined,
  "aria-current": isSelected || undefined,
});
