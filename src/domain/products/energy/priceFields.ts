import { formatPlain } from "../../base/formatNumber.ts";
import { decimalText, digitsOnly } from "../../base/input/fieldText.ts";
import { NO_PRICES, type Prices } from "./energyCosts.ts";

/** A field for a user's own prices. */
export interface PriceFigure {
  readonly code: keyof Prices;
  readonly label: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  readonly isWhole: boolean;
}

const MOST_MONEY = 1e9;
const MOST_YEARS = 50;
const MOST_PERCENT = 50;
const DECIMALS = 4;

const money = (code: keyof Prices, label: string, unit: string): PriceFigure => ({
  code,
  label,
  unit,
  from: 0,
  to: MOST_MONEY,
  isWhole: false,
});
const years = (code: keyof Prices, label: string): PriceFigure => ({
  code,
  label,
  unit: "年",
  from: 1,
  to: MOST_YEARS,
  isWhole: true,
});
const percent = (code: keyof Prices, label: string): PriceFigure => ({
  code,
  label,
  unit: "%",
  from: 0,
  to: MOST_PERCENT,
  isWhole: false,
});

export const MACHINE_PRICE = money("machine", "设备价", "元/台");

/** In the order of the form. */
export const PRICE_FIGURES: readonly PriceFigure[] = [
  money("electricity", "电价", "元/kWh"),
  MACHINE_PRICE,
  money("drive", "变频器价", "元/台"),
  money("installation", "安装费", "元"),
  money("maintenance", "年维护费", "元/年"),
  money("overhaul", "大修费", "元/次"),
  years("overhaulEvery", "大修间隔"),
  years("years", "计算年限"),
  percent("interest", "年利率"),
  percent("energyRise", "电价年涨幅"),
  percent("priceRise", "其他年涨幅"),
];

/** Texts of the fields as typed; a missing one is empty. */
export type PriceTexts = Readonly<Partial<Record<keyof Prices, string>>>;

/** The part of a typed text that a field keeps. */
export const priceText = ({ isWhole }: PriceFigure, text: string): string =>
  isWhole ? digitsOnly(text) : decimalText(text, { maxDecimals: DECIMALS });

/** A sentence about a field whose text is not a valid figure; `null` if it is valid or empty. */
export function priceFault({ label, unit, from, to }: PriceFigure, text: string): string | null {
  const value = Number(text);
  return text === "" || (value >= from && value <= to) ? null : `${label}应在 ${from} 到 ${to} ${unit} 之间`;
}

/** The typed price of one machine in 元; `null` if empty or invalid. */
export const readMachinePrice = (text: string): number | null =>
  text === "" || priceFault(MACHINE_PRICE, text) !== null ? null : Number(text);

/** The valid prices. */
export function readPrices(texts: PriceTexts): Prices {
  const prices: { -readonly [Code in keyof Prices]: Prices[Code] } = { ...NO_PRICES };
  for (const figure of PRICE_FIGURES) {
    const text = texts[figure.code] ?? "";
    if (text !== "" && priceFault(figure, text) === null) prices[figure.code] = Number(text);
  }
  return prices;
}

/** The prices behind a result: 电价 0.8 元/kWh，… */
export const priceWords = (prices: Prices): string =>
  PRICE_FIGURES.flatMap(({ code, label, unit }) => {
    const price = prices[code];
    return price === null ? [] : [`${label} ${formatPlain(price, DECIMALS)} ${unit}`];
  }).join("，");

/** Reads the prices that a browser has kept; anything invalid counts as empty. */
export function keptPrices(text: string | null): PriceTexts {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null) return {};
  const texts = new Map<string, unknown>(Object.entries(kept));
  const found: Partial<Record<keyof Prices, string>> = {};
  for (const figure of PRICE_FIGURES) {
    const typed = texts.get(figure.code);
    if (typeof typed === "string") found[figure.code] = priceText(figure, typed);
  }
  return found;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
