import { toHalfWidth } from "../../base/input/fieldText.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { OCTAVES } from "../../physics/sound/levels.ts";
import type { SilencerOption } from "../../physics/sound/silencer.ts";

const MOST_SILENCERS = 30;
const BANDS = OCTAVES.length;
/** mm */
const LENGTH = { least: 100, most: 10_000 };
/** dB */
const LOSS = { least: 0, most: 100 };
const OWN = { least: -20, most: 140 };

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  value >= least && value <= most;

function readLine(line: string, at: number): Result<SilencerOption, string> {
  const texts = toHalfWidth(line)
    .trim()
    .split(/[\s,;，；、]+/u);
  const figures = texts.map(Number);
  if (figures.some((each) => !Number.isFinite(each))) return fail(`第 ${at + 1} 行有不是数字的内容`);
  if (figures.length !== 1 + BANDS && figures.length !== 1 + 2 * BANDS)
    return fail(
      `第 ${at + 1} 行有 ${figures.length} 个数，应为长度加 8 个插入损失，或再加 8 个气流噪声声功率级`,
    );
  const [length, insertion, own] = [figures[0]!, figures.slice(1, 1 + BANDS), figures.slice(1 + BANDS)];
  if (!isWithin(length, LENGTH)) return fail(`第 ${at + 1} 行长度应在 100 到 10,000 mm 之间`);
  if (!insertion.every((each) => isWithin(each, LOSS)))
    return fail(`第 ${at + 1} 行插入损失应在 0 到 100 dB 之间`);
  if (!own.every((each) => isWithin(each, OWN)))
    return fail(`第 ${at + 1} 行气流噪声应在 −20 到 140 dB 之间`);
  return ok({ length, insertion, own: own.length === 0 ? null : own });
}

/**
 * Reads silencers from a manufacturer's table, one a line: length in mm, insertion loss of the octaves 63 … 8000
 * Hz in dB, and, where stated, the power level of its own noise in dB. The error code is a sentence for the page.
 */
export function readSilencers(text: string): Result<readonly SilencerOption[], string> {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  if (lines.length > MOST_SILENCERS) return fail(`最多 ${MOST_SILENCERS} 行`);
  const options: SilencerOption[] = [];
  for (const [at, line] of lines.entries()) {
    const read = readLine(line, at);
    if (!read.ok) return read;
    options.push(read.value);
  }
  return ok(options);
}
