/** 1 product, 36,581 products. */
export const counted = (number: number, one: string): string =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;
