/** What a source begins with whose figures were read from a chart of a manual. */
const READ_FROM_CHART = "读图";
const ERRORS = "读数误差 ";

/** How far a reading may be off, by the name of the quantity and in the unit of its axis. */
export interface StatedReading {
  readonly name: string;
  readonly most: number;
  readonly unit: string;
}

const inWords = (value: number) => String(Number(value.toPrecision(2)));

/**
 * The source of a product whose curves were read from a chart.
 *
 * @param how in words, as 矢量
 * @param from file and page, by whom and when
 */
export const chartSource = (how: string, from: string, readings: readonly StatedReading[]): string =>
  `${READ_FROM_CHART}（${how}）：${from}；${ERRORS}${readings.map(({ name, most, unit }) => `${name} ±${inWords(most)} ${unit}`.trim()).join("，")}`;

/** Whether the figures of a product were read from a chart, by its source. */
export const isReadFromChart = (source: string | null | undefined): boolean =>
  source?.startsWith(`${READ_FROM_CHART}（`) === true;

/** The errors that a source states; none where it is no such source. */
export function statedReadings(source: string | null | undefined): readonly StatedReading[] {
  if (!source || !isReadFromChart(source)) return [];
  const [, said = ""] = source.split(ERRORS);
  // What the import remarks follows in other sentences.
  const [own = ""] = said.split(/[；;\n]/u);
  return own.split("，").flatMap((part) => {
    const { name, most, unit } =
      /^(?<name>\S+) ±(?<most>[\d.]+(?:e[+-]?\d+)?)(?: (?<unit>\S+))?$/u.exec(part.trim())?.groups ?? {};
    return name === undefined || most === undefined ? [] : [{ name, most: Number(most), unit: unit ?? "" }];
  });
}
