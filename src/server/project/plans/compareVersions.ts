import type { PlanComparison } from "#domain/building/plan/comparePlans.ts";
import { compareSystems } from "#domain/building/plan/compareSystems.ts";
import { soundCompared } from "#domain/building/plan/planDifferences.ts";
import type { Queries } from "../../database/queries.ts";
import { oneThread } from "../../http/oneThread.ts";
import type { ComparisonOrder } from "./comparisonThread.ts";
import { partsToCompare } from "./comparedParts.ts";
import { openVersions } from "./planStore.ts";

/** Two versions of 50,000 rooms take some seconds. */
const MOST_WAITING = 20;
/** ms that an idle thread is kept, because a person reads a page before requesting the next. */
const IDLE_MS = 120_000;

const compare = oneThread<ComparisonOrder, PlanComparison | null>("project/plans/comparisonThread", {
  name: "compare",
  mostWaiting: MOST_WAITING,
  idleMs: IDLE_MS,
});

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * A page of the differences between two versions. A thread compares them and caches the comparison for the next
 * page. Parts are only read for the first page, and only those that differ between the versions.
 * @throws Refusal `not.found` if the project lacks one of the versions
 */
export async function compareVersions(
  queries: Queries,
  projectId: string,
  [earlier, later]: readonly [earlier: string, later: string],
  { pageNo, pageSize }: Page,
) {
  const [before, after] = (await openVersions(queries, projectId, [earlier, later])).map(
    ({ head, roomParts, productParts, ...version }) => ({
      version,
      systems: head.systems,
      sources: head.sources,
      head,
      parts: { roomParts, productParts },
    }),
  );
  const from = (pageNo - 1) * pageSize;
  const order = { key: `${earlier} ${later}`, from, to: from + pageSize };
  const compared =
    (await compare(order)) ??
    (await compare({
      ...order,
      versions: await partsToCompare(queries, projectId, [before!.parts, after!.parts]),
    }));
  // A thread that has the versions always answers.
  return {
    before: before!.version,
    after: after!.version,
    ...compared!,
    sound: soundCompared(before!.head, after!.head, compared!.sound),
    systems: compareSystems(before!.systems?.duties, after!.systems?.duties),
    ducts: compareSystems(before!.systems?.ducts, after!.systems?.ducts),
    plants: compareSystems(before!.sources?.plants, after!.sources?.plants),
    splits: compareSystems(before!.systems?.splits, after!.systems?.splits),
  };
}
