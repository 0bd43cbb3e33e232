/** An `ilike` pattern for texts that contain `text`: `%`, `_` and the escape character are escaped. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
