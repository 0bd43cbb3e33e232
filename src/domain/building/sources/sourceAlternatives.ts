import { bySeries } from "./bySeries.ts";
import type { Chiller } from "./Chiller.ts";
import { capacitiesOf, isLonely, PLANT_NUMBERS, plantMixes, type Counted } from "./chillerCounts.ts";
import { judgeChillers, type SourceVerdict } from "./coldSources.ts";
import { sourceFaults, type SourceFault } from "./sourceFaults.ts";
import type { SourceSettings } from "./SourceSettings.ts";

/** Greatest ratio to the load that is shown, a convention */
const SHOWN_MOST = 1.5;

/** Chillers of one or two models of a series */
export interface SourceAlternative {
  readonly groups: readonly Counted<Chiller>[];
  readonly count: number;
  /** kW */
  readonly installed: number;
  readonly verdict: SourceVerdict;
  readonly faults: readonly SourceFault[];
  /** One machine for a load over 1000 kW */
  readonly isRemarked: boolean;
}

/** Id of an alternative: the ids of its models with their quantities */
export const alternativeKey = (groups: readonly Counted<Pick<Chiller, "id">>[]): string =>
  groups.map(({ of, count }) => `${count} ${of.id}`).join("|");

/** The settings that the list of alternatives depends on */
export type SourceQuestion = Pick<SourceSettings, "least" | "cooling">;

/**
 * One to four machines of one or two sizes of a series that carry the load, up to 150 % of it. Those above 110 %
 * or above the least load are listed with their fault. Sorted by number, then by ratio.
 *
 * @param load kW (`plantLoad`)
 */
export function sourceAlternatives(
  chillers: readonly Chiller[],
  load: number,
  { least, cooling }: SourceQuestion,
): readonly SourceAlternative[] {
  const asked = cooling === null ? chillers : chillers.filter((chiller) => chiller.cooling === cooling);
  const found: SourceAlternative[] = [];
  for (const models of bySeries(asked))
    for (const count of PLANT_NUMBERS)
      for (const groups of plantMixes(models, count, { least: load, most: SHOWN_MOST * load })) {
        const capacities = capacitiesOf(groups);
        const verdict = judgeChillers(capacities, load, least ?? Number.POSITIVE_INFINITY);
        if (verdict.isShort) continue;
        found.push({
          ...{ groups, count, verdict },
          installed: verdict.ratio * load,
          faults: sourceFaults(verdict, load, least),
          isRemarked: isLonely(count, load),
        });
      }
  return found.sort((one, other) => one.count - other.count || one.verdict.ratio - other.verdict.ratio);
}
