import { useDebouncedValue } from "@mantine/hooks";
import { useCallback } from "react";
import type { FollowedCounts } from "#domain/building/batch/rules/countFollowed.ts";
import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";

/** A pause in editing after which the worker is asked. ms */
const PAUSE = 120;

/** How many rooms would follow each of these rules; `null` before the worker has answered for as many rules. */
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
