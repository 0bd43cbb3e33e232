import type { AskedSetting } from "../machine/shownSetting.ts";
import { isRegulationRate } from "../../physics/curve/regulate.ts";
import { speedRate, type SpeedRate } from "../../base/units.ts";

/** How a machine runs, as the address of its page holds it beside the duty. */
export interface RunningState {
  /** `null`: no speed regulation. */
  readonly rate: SpeedRate | null;
  readonly setting: AskedSetting;
}

const RATE = "speedRate";
const SETTING = "setting";
const NAME_LENGTH = 64;

/** The query parameters of an address. */
interface Query {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
}

/**
 * Reads the running state. A speed outside the regulation's range and a name that is too long count as missing; an
 * empty name shows all settings.
 */
export function readRunning(query: Pick<Query, "get">): RunningState {
  const [rate, setting] = [Number(query.get(RATE) ?? ""), query.get(SETTING)];
  return {
    rate: isRegulationRate(rate) ? speedRate(rate) : null,
    setting: setting === null || setting.length > NAME_LENGTH ? undefined : setting === "" ? null : setting,
  };
}

/** Writes the running state; defaults leave no parameter. */
export function writeRunning(query: Query, { rate, setting }: RunningState): void {
  if (rate === null) query.delete(RATE);
  else query.set(RATE, String(rate));
  if (setting === undefined) query.delete(SETTING);
  else query.set(SETTING, setting ?? "");
}
