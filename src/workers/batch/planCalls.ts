import { transfer } from "comlink";
import { buffersOf } from "#domain/batch/PackedTable.ts";
import type { PlanRoom } from "#domain/batch/plan.ts";
import { refusal } from "./answered.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { confirmPlan } from "./confirmPlan.ts";
import type { OpenSelection } from "./Opening.ts";

/** What a batch worker can do with the plan: what is handed over is what was confirmed, whatever is edited meanwhile. */
export function planCalls(opened: () => Pick<OpenSelection, "api" | "session">) {
  /** The plan that was confirmed last. */
  let confirmed: { readonly id: number; readonly rooms: readonly PlanRoom[] } = { id: 0, rooms: [] };

  return {
    async confirm(signal) {
      const { api, session } = opened();
      const { plan, rooms } = await confirmPlan(api, session.batch, signal);
      confirmed = { id: confirmed.id + 1, rooms };
      const value = { ...plan, id: confirmed.id };
      return transfer(
        { ok: true, value },
        value.sheets.flatMap(({ table }) => buffersOf(table)),
      );
    },
    planRooms: (planId, from, to) =>
      planId === confirmed.id
        ? { ok: true, value: confirmed.rooms.slice(from, to) }
        : refusal("plan.gone", "方案需重新生成"),
  } satisfies Partial<BatchImplementation>;
}
