import { useEffect, useState } from "react";
import { deliverPlan } from "#api/host/deliverPlan.ts";
import { HOST_CODES } from "#api/host/HostBridge.ts";
import { hostResultOf } from "#domain/desk/host/hostResult.ts";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import { hostFailure } from "../../../page/services/hostFailure.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import type { PlanClient, PlannedKind } from "./PlanClient.ts";

export type HostDelivery =
  /** No host, or no plan yet */
  | { readonly status: "none" }
  | { readonly status: "delivering"; readonly delivered: number }
  | { readonly status: "delivered" }
  | { readonly status: "failed"; readonly message: string };

const WORKER_GONE = "处理中断，选型结果已保留";

/** Sends a confirmed plan to the host as soon as it exists; a new or rebuilt plan is sent again. */
export function useHostDelivery(
  client: PlanClient,
  { categoryCode, hostFields }: PlannedKind,
  plan: ConfirmedPlan | null,
): HostDelivery {
  const { host } = useServices();
  const notices = useNotices();
  const [state, setState] = useState<{ readonly of: ConfirmedPlan; readonly delivery: HostDelivery }>();

  useEffect(() => {
    if (!host.hasHost || plan === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (delivery: HostDelivery) => {
      if (!signal.aborted) setState({ of: plan, delivery });
    };
    const results = async (from: number, to: number) => {
      const piece = await client.planRooms(plan.id, from, to);
      if (!piece.ok) throw new Error(piece.message);
      return piece.value.map((room) => hostResultOf(room, hostFields));
    };
    const deliver = async () => {
      const reply = await deliverPlan(host, {
        categoryCode,
        total: plan.rooms,
        results,
        signal,
        onProgress: (delivered) => show({ status: "delivering", delivered }),
      });
      if (signal.aborted) return;
      if (reply.code !== HOST_CODES.success) return show({ status: "failed", message: hostFailure(reply) });
      show({ status: "delivered" });
      notices.success("选型结果已返回设计软件");
    };
    deliver().catch(() => show({ status: "failed", message: WORKER_GONE }));
    return () => controller.abort();
  }, [host, client, plan, categoryCode, hostFields, notices]);

  if (!host.hasHost || plan === null) return { status: "none" };
  return state?.of === plan ? state.delivery : { status: "delivering", delivered: 0 };
}
