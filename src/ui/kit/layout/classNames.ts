/** Joins the classes that apply; a CSS module returns `undefined` for an unknown name. */
export const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(" ");
