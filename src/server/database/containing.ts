/** A pattern of `ilike` for what contains a text: `%`, `_` and the sign that takes their meaning away stand for themselves. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
