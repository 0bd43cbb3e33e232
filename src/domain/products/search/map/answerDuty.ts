import { countRows, hasRow, type BitSet } from "../BitSet.ts";
import type { Conditions } from "../Conditions.ts";
import type { DutyIndex } from "../DutyIndex.ts";
import type { DutyForm } from "../../../catalogue/duty/dutyForms.ts";
import { brandCounts } from "../facets.ts";
import type { withTolerances } from "../matchTolerance.ts";
import { matchDuty, type DutyMatches } from "../matchDuty.ts";
import { narrow, passingWithout } from "../narrow.ts";
import type { NamedColumns } from "../SearchColumns.ts";
import type { CloudPoints } from "./cloudPoints.ts";
import type { DutyPicture, PointPairs } from "./DutyPicture.ts";
import { isInView, type MapView } from "./MapView.ts";
import { ratedOf } from "./ratedOf.ts";
import { keyedFrom } from "../../../base/keyed.ts";

/** More points would turn a small map into a grey field. */
export const MOST_CLOUD = 1_500;
/** Most dots of matches in a small map. */
export const MOST_MATCHES = 200;

/** A category with what its map is drawn from. */
export interface MappedCategory {
  readonly columns: NamedColumns;
  readonly index: DutyIndex | null;
  readonly form: DutyForm;
  readonly cloud: CloudPoints;
}

/**
 * The first points in view, in the order of the cloud, so that points stay while others come and go.
 *
 * @param share density ratio of the site's air; pressures are shown for the site
 */
function thinned(
  { rows, flow, value }: CloudPoints,
  passing: BitSet,
  view: MapView,
  share: number,
): PointPairs {
  const pairs = new Float32Array(2 * MOST_CLOUD);
  let end = 0;
  for (let at = 0; at < rows.length && end < pairs.length; at++) {
    // Every index has a row and a point.
    const atSite = value[at]! * share;
    if (!isInView(view, flow[at]!, atSite) || !hasRow(passing, rows[at]!)) continue;
    pairs[end++] = flow[at]!;
    pairs[end++] = atSite;
  }
  return pairs.slice(0, end);
}

/**
 * Indices of the matches that pass every filter: all of them, or evenly spread from the nearest to the farthest.
 */
function shownMatches({ rows, worst }: DutyMatches, passing: BitSet): number[] {
  const positions = Array.from(rows.keys())
    .filter((position) => hasRow(passing, rows[position]!))
    // Rows decide between equally near ones.
    .sort((a, b) => worst[a]! - worst[b]! || rows[a]! - rows[b]!);
  if (positions.length <= MOST_MATCHES) return positions;
  return Array.from(
    { length: MOST_MATCHES },
    (_, at) => positions[Math.floor((at * positions.length) / MOST_MATCHES)]!,
  );
}

function pointsOf(
  { columns, form }: MappedCategory,
  { rows, flow, value }: DutyMatches,
  positions: readonly number[],
  share: number,
): PointPairs {
  const [ratedFlow, ratedValue] = [ratedOf(columns, form.flow), ratedOf(columns, form.value)];
  const pairs = new Float32Array(2 * positions.length);
  positions.forEach((position, at) => {
    const row = rows[position]!;
    const isRated = Number.isNaN(flow[position]!);
    pairs[2 * at] = isRated ? ratedFlow(row) : flow[position]!;
    pairs[2 * at + 1] = (isRated ? ratedValue(row) : value[position]!) * share;
  });
  return pairs;
}

/** A function that finds the products which meet a duty. */
export type Matcher = typeof matchDuty;

/** A function that judges matches within tolerances. */
type Judge = typeof withTolerances;
const unjudged: Judge = (_, __, matches) => matches;

/**
 * Answers a question as the server would, together with the contents of the map, in the air that the question
 * states.
 */
export function answerDuty(
  category: MappedCategory,
  conditions: Conditions,
  view: MapView,
  match: Matcher = matchDuty,
  judge: Judge = unjudged,
): DutyPicture {
  const { columns, index, cloud } = category;
  const { duty } = conditions;
  const matches = duty && judge(columns, duty, match(columns, index, duty));
  const narrowed = narrow(columns, conditions, matches);
  const counts = brandCounts(narrowed);
  const positions = matches ? shownMatches(matches, narrowed.all) : [];
  const share = duty?.air?.share ?? 1;
  const rowAt = (position: number) => matches?.rows[position] ?? -1;
  return {
    count: countRows(narrowed.all),
    brandCounts: keyedFrom(columns.brands.codes.map((code, at) => [code, counts[at] ?? 0] as const)),
    cloud: thinned(cloud, passingWithout(narrowed, "duty"), view, share),
    matches: matches ? pointsOf(category, matches, positions, share) : new Float32Array(0),
    models: positions.map((position) => columns.models[rowAt(position)] ?? ""),
    brandCodes: positions.map(
      (position) => columns.brands.codes[columns.brands.rows[rowAt(position)]! - 1] ?? "",
    ),
  };
}
