/** IPLV 标准: their weights differ, so values of two of them are never compared. */
export const PART_LOAD_STANDARDS = { V001101: "GB/T 18430.1", V001102: "AHRI 550/590" } as const;
