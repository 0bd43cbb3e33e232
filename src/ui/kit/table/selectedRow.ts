/** Attributes of the chosen row. */
export const selectedRow = (isSelected: boolean) => ({
  "data-sel": isSelected || undefined,
  "aria-current": isSelected || undefined,
});
