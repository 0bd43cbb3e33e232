/** The server read the input and found a value that cannot be: the kind's dialog says so. */
export const isUnreasonable = (code: string) => code === "invalid.parameter" || code === "invalid.input";
