import { useEffect, useState } from "react";
import type { FollowedCounts } from "#domain/building/batch/rules/countFollowed.ts";
import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** A pause in editing after which the worker is asked. ms */
const PAUSE = 120;

/** How many rooms would follow each of these rules; `null` before the worker has answered for as many rules. */
export function useRuleCounts(
  client: Pick<BatchClient<unknown>, "countRules">,
  rules: readonly RuleMatch[],
): FollowedCounts | null {
  const [counts, setCounts] = useState<FollowedCounts | null>(null);
  useEffect(() => {
    let isThere = true;
    const timer = setTimeout(() => {
      client.countRules(rules).then(
        (answer) => isThere && setCounts(answer),
        () => {
          // Then nothing is said of how many there are.
        },
      );
    }, PAUSE);
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [client, rules]);
  return counts?.rules.length === rules.length ? counts : null;
}
