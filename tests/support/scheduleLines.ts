import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** 设备表 of the plan that is confirmed now. */
export async function scheduleLines<Filter>(client: BatchClient<Filter>) {
  const { signal } = new AbortController();
  const plan = await client.confirm(signal);
  if (!plan.ok) throw new Error(plan.message);
  const answer = await client.equipmentSchedule(plan.value.id, signal);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
