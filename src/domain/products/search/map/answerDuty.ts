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
  const places = Array.from(rows.keys())
    .filter((place) => hasRow(passing, rows[place]!))
    // Rows decide between equally near ones.
    .sort((a, b) => worst[a]! - worst[b]! || rows[a]! - rows[b]!);
  if (places.length <= MOST_MATCHES) return places;
  return Array.from(
    { length: MOST_MATCHES },
    (_, at) => places[Math.floor((at * places.length) / MOST_MATCHES)]!,
  );
}

function pointsOf(
  { columns, form }: MappedCategory,
  { rows, flow, value }: DutyMatches,
  places: readonly number[],
  share: number,
): PointPairs {
  const [ratedFlow, ratedValue] = [ratedOf(columns, form.flow), ratedOf(columns, form.value)];
  const pairs = new Float32Array(2 * places.length);
  places.forEach((place, at) => {
    const row = rows[place]!;
    const isRated = Number.isNaN(flow[place]!);
    pairs[2 * at] = isRated ? ratedFlow(row) : flow[place]!;
    pairs[2 * at + 1] = (isRated ? ratedValue(row) : value[place]!) * share;
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
  const places = matches ? shownMatches(matches, narrowed.all) : [];
  const share = duty?.air?.share ?? 1;
  const rowAt = (place: number) => matches?.rows[place] ?? -1;
  return {
    count: countRows(narrowed.all),
    brandCounts: keyedFrom(columns.brands.codes.map((code, at) => [code, counts[at] ?? 0] as const)),
    cloud: thinned(cloud, passingWithout(narrowed, "duty"), view, share),
    matches: matches ? pointsOf(category, matches, places, share) : new Float32Array(0),
    models: places.map((place) => columns.models[rowAt(place)] ?? ""),
    brandCodes: places.map((place) => columns.brands.codes[columns.brands.rows[rowAt(place)]! - 1] ?? ""),
  };
}
