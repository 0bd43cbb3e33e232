/** The type of a property's value. */
export const DATA_TYPES = ["Text", "Int", "Number", "Enum", "Bool", "Range"] as const;
export type DataType = (typeof DATA_TYPES)[number];
