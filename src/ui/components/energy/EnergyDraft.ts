import type { EnergyChoice } from "#domain/energy/EnergyChoice.ts";
import { histogramText } from "#domain/energy/readHistogram.ts";

/** What stands in the fields of a choice as typed: what cannot be read yet is kept, too, as long as its product is looked at. */
export interface EnergyDraft {
  /** `null`: a built-in profile. */
  readonly histogram: string | null;
  readonly hours: string;
  /** % */
  readonly drive: string;
  readonly leastRate: string;
}

const DIGITS = 12;
const percent = (share: number): string => String(Number((share * 100).toPrecision(DIGITS)));

export const draftOf = ({ profile, hours, driveEfficiency, leastRate }: EnergyChoice): EnergyDraft => ({
  histogram: typeof profile === "string" ? null : histogramText(profile),
  hours: hours === null ? "" : String(hours),
  drive: driveEfficiency === null ? "" : percent(driveEfficiency),
  leastRate: percent(leastRate),
});
