import { formatPlain } from "#domain/base/formatNumber.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { SPEED_MODES } from "#domain/catalogue/duty/SpeedMode.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";

/** An address may carry any number; more decimals of a flow or a pressure are not useful. */
const MOST_DECIMALS = 2;
const EXPONENT_DECIMALS = 3;

/** A duty as text, such as `12,000 m³/h · 650 Pa`, with one line for each speed of a double-speed fan. */
export interface DutyLines {
  readonly lines: readonly string[];
  /** Whether some entries do not apply to the category. */
  readonly isPartlyForeign: boolean;
}

export function dutyLines(categoryCode: string, duty: readonly DutyEntry[]): DutyLines {
  const fields = new Map(
    SPEED_MODES.flatMap((speed) => dutyFields(categoryCode, speed)).map((field) => [field.code, field]),
  );
  const known = duty.flatMap(({ code, value }) => {
    const field = fields.get(code);
    if (!field) return [];
    // Units identify a flow and a pressure; a static head or a temperature needs its name.
    const isNamed = field.of === "system" || field.of === "fluid";
    const figure = `${formatPlain(value, isNamed ? EXPONENT_DECIMALS : MOST_DECIMALS)} ${field.unit}`;
    return { speed: field.line, text: isNamed ? `${field.label} ${figure}`.trimEnd() : figure };
  });
  const speeds = [...new Set(known.map(({ speed }) => speed))];
  return {
    lines: speeds.map((speed) => {
      const figures = known.filter((entry) => entry.speed === speed).map(({ text }) => text);
      return `${speed === null ? "" : `${speed} `}${figures.join(" · ")}`;
    }),
    isPartlyForeign: known.length < duty.length,
  };
}
