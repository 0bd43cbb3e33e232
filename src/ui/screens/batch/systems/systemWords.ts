import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";

const KILO = 1000;
const PERCENT = 100;

/** −0.6 % */
export const deviation = (value: number, asked: number): string => {
  const share = (value / asked - 1) * PERCENT;
  return `${share < 0 ? "−" : "+"}${formatNumber(Math.abs(share), 1)} %`;
};

export const kilopascals = (pascals: number | null, digits = 1): string =>
  formatNumber(pascals === null ? null : pascals / KILO, digits);

/** A figure in the form that a field shows and reads again */
export const typedText = (value: number, digits = 3): string =>
  formatPlain(value, digits).replaceAll(",", "").replace("−", "-");

/** 流量 5 %、扬程 10 % */
export const marginsText = (flow: number, [name, share]: readonly [name: string, share: number]): string =>
  `流量 ${formatPlain(flow * PERCENT, 1)} %、${name} ${formatPlain(share * PERCENT, 1)} %`;
