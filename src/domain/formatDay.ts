/** 2026-12-01 */
export const formatDay = (time: number): string => new Date(time).toLocaleDateString("sv-SE");
