import { toHalfWidth } from "../../base/input/fieldText.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import { greatest } from "../../base/lists.ts";
import {
  GREATEST_SHARE,
  HOURS_OF_YEAR,
  isHoursOfYear,
  isWholeTime,
  MOST_ROWS,
  type OwnProfile,
} from "./LoadProfile.ts";

/** A histogram, or a sentence about what is wrong with the text. */
export type ReadHistogram =
  { readonly ok: true; readonly profile: OwnProfile } | { readonly ok: false; readonly sentence: string };

const WHOLE = 100;
const WITH_THOUSANDS = /^[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?$/u;
const NUMBER = /^[0-9]+(?:\.[0-9]*)?$|^\.[0-9]+$/u;
const UNIT = /(?:h|hr|hours?|小时|时)$/iu;

const DIGITS = 12;
/** Removes binary rounding of products and quotients: 7 % is 0.07. */
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

interface Cell {
  readonly value: number;
  readonly isPercent: boolean;
}

interface Line {
  /** Line number in the pasted text, from 1. */
  readonly number: number;
  readonly text: string;
  readonly cells: readonly Cell[] | null;
}

const wrong = (sentence: string): ReadHistogram => ({ ok: false, sentence });

/**
 * With tabs, columns are separated by tabs alone, because commas group thousands in spreadsheets; without tabs,
 * commas separate columns.
 */
const partsOf = (text: string): string[] =>
  (text.includes("\t") ? text.split("\t") : text.split(/[,;、:|\s]+/u))
    .map((part) => part.trim())
    .filter((part) => part !== "");

function cellOf(part: string): Cell | null {
  const isPercent = part.endsWith("%");
  const bare = (isPercent ? part.slice(0, -1) : part.replace(UNIT, "")).trim();
  const digits = WITH_THOUSANDS.test(bare) ? bare.replaceAll(",", "") : bare;
  return NUMBER.test(digits) ? { value: Number(digits), isPercent } : null;
}

function lineOf(text: string, at: number): Line {
  // A unit may be separated from its number.
  const parts = partsOf(text.replace(/\s+(?=%|h|小时)/giu, ""));
  const cells = parts.map(cellOf);
  const isPair = cells.length === 2 && cells.every((cell) => cell !== null);
  return { number: at + 1, text: text.trim(), cells: isPair ? cells.filter((cell) => cell !== null) : null };
}

/** Whether some cells carry a percent sign and others do not, which is ambiguous. */
const isMixed = (cells: readonly Cell[]): boolean =>
  cells.some(({ isPercent }) => isPercent) && cells.some(({ isPercent, value }) => !isPercent && value > 0);

/**
 * A number without a percent sign up to this limit may be a fraction that is too large: 1.3 need not mean 1.3 %.
 */
const GREATEST_FRACTION = 2;
const isAmbiguous = (cells: readonly Cell[]): boolean => {
  const highest = greatest(cells.map(({ value }) => value));
  return (
    !cells.some(({ isPercent }) => isPercent) && highest > GREATEST_SHARE && highest <= GREATEST_FRACTION
  );
};

const fractions = (cells: readonly Cell[], most: number): number[] => {
  const isPercent = cells.some((cell) => cell.isPercent || cell.value > most);
  return cells.map(({ value }) => (isPercent ? rounded(value / WHOLE) : value));
};

/**
 * Reads rows of flow share and hours as a spreadsheet or a person writes them. Columns are separated by tabs,
 * spaces, commas, semicolons or colons of either width; digits may be full-width; shares are percentages or
 * fractions. The second column is in hours, or in parts of the running time if it has a percent sign or nothing
 * above 1. A first line without two numbers is a heading.
 */
export function readHistogram(text: string): ReadHistogram {
  const lines = toHalfWidth(text)
    .split(/\r?\n/u)
    .map(lineOf)
    .filter((line) => line.text !== "");
  const [first, ...others] = lines;
  // A heading begins with a name; a line that begins with a number is a faulty row.
  const rows = first?.cells === null && !/^[0-9.]/u.test(first.text) ? others : lines;
  if (rows.length === 0) return wrong("请粘贴流量占比和小时，每行一组，如 75% 1200");
  if (rows.length > MOST_ROWS) return wrong(`最多 ${MOST_ROWS} 行，现为 ${rows.length} 行`);
  const shares: Cell[] = [];
  const amounts: Cell[] = [];
  for (const { number, text: stated, cells } of rows) {
    const [share, amount] = cells ?? [];
    if (share === undefined || amount === undefined)
      return wrong(
        `第 ${number} 行“${stated}”读不出两个数：每行写流量占比和小时（或时间占比），数中不用千位分隔符`,
      );
    shares.push(share);
    amounts.push(amount);
  }
  if (isMixed(shares)) return wrong("流量占比有的带 % 有的不带，请统一");
  if (isMixed(amounts)) return wrong("小时（时间占比）有的带 % 有的不带，请统一");
  if (isAmbiguous(shares)) return wrong("流量占比看不出是小数还是百分数，请写 %");
  const flows = fractions(shares, GREATEST_SHARE);
  const high = flows.findIndex((share) => !(share <= GREATEST_SHARE));
  // There is a row for each flow.
  if (high >= 0)
    return wrong(`第 ${rows[high]!.number} 行流量占比 ${percentText(flows[high]!)} %，应在 0 到 120 % 之间`);
  return amounts.some(({ isPercent }) => isPercent) || amounts.every(({ value }) => value <= 1)
    ? timedProfile(flows, amounts)
    : hourlyProfile(flows, amounts);
}

const percentText = (share: number): string => formatPlain(share * WHOLE, 4);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const rowsOf = (flows: readonly number[], amounts: readonly number[]): OwnProfile["rows"] =>
  // There is an amount for each flow.
  flows.map((share, at) => ({ share, amount: amounts[at]! }));

function timedProfile(flows: readonly number[], cells: readonly Cell[]): ReadHistogram {
  const times = fractions(cells, 1);
  const sum = sumOf(times);
  return isWholeTime(sum)
    ? { ok: true, profile: { unit: "time", rows: rowsOf(flows, times) } }
    : wrong(`时间占比合计应为 100%，现为 ${percentText(sum)}%`);
}

function hourlyProfile(flows: readonly number[], cells: readonly Cell[]): ReadHistogram {
  const hours = cells.map(({ value }) => value);
  const sum = sumOf(hours);
  return isHoursOfYear(sum)
    ? { ok: true, profile: { unit: "hours", rows: rowsOf(flows, hours) } }
    : wrong(`小时合计 ${formatPlain(sum, 2)} h，超过一年的 ${HOURS_OF_YEAR} h`);
}

/** A histogram as text for its field, as it would be pasted; used for one that came with an address. */
export const histogramText = ({ unit, rows }: OwnProfile): string =>
  rows
    .map(({ share, amount }) => {
      const behind = unit === "time" ? `${plain(amount * WHOLE)}%` : plain(amount);
      return `${plain(share * WHOLE)}%\t${behind}`;
    })
    .join("\n");

const plain = (value: number): string => String(rounded(value));
