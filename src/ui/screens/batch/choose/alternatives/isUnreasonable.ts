/** Whether the server found an impossible value, which the kind's dialog reports. */
export const isUnreasonable = (code: string) => code === "invalid.parameter" || code === "invalid.input";
