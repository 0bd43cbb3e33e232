/** How a property's value is stated. */
export const DATA_TYPES = ["Text", "Int", "Number", "Enum", "Bool", "Range"] as const;
export type DataType = (typeof DATA_TYPES)[number];
