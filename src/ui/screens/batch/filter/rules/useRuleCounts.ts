import { useDebouncedValue } from "@mantine/hooks";
import { useCallback } from "react";
import type { FollowedCounts } from "#domain/building/batch/rules/countFollowed.ts";
import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";

/** ms of a pause in editing after which the worker is asked. */
const PAUSE = 120;

/**
 * The number of rooms that each rule would apply to; `null` before the worker has answered for this number of
 * rules.
 */
export function useRuleCounts(
  client: Pick<BatchClient<unknown>, "countRules">,
  rules: readonly RuleMatch[],
): FollowedCounts | null {
  const [asked] = useDebouncedValue(rules, PAUSE);
  const { data: counts } = useAnswer(
    useCallback(() => client.countRules(asked), [client, asked]),
    { keepsLast: true },
  );
  return counts?.rules.length === rules.length ? counts : null;
}
