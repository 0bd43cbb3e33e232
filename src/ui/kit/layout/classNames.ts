/** Joins the classes that apply; a CSS module answers `undefined` for a name it does not have. */
export const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(" ");
