import { expect, it } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { deliverPlan } from "#api/host/deliverPlan.ts";
import { createSimulatedHost } from "#api/host/simulatedHost.ts";
import { FAN_COIL } from "#domain/catalogue/categories.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { textOfHostId } from "#domain/desk/host/hostRoomId.ts";
import { hostResultOf } from "#domain/desk/host/hostResult.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";

const planRoom = (at: number): PlanRoom => ({
  roomId: `Id-${at}`,
  roomCode: `1F-${at}`,
  roomName: "办公室",
  roomArea: 20,
  equipmentNumber: 2,
  standing: at % 3 === 0 ? "unmatched" : "matched",
  remark: "",
  ...(at % 3 === 0
    ? {}
    : {
        productId: "p1",
        productModel: "LYW-68",
        productName: "卧式暗装",
        parameters: [{ code: "P000306", name: "出口风速", value: 2.5 }],
      }),
});

interface Piece {
  readonly offset: number;
  readonly total: number;
  readonly results: readonly PlanRoom[];
}

function listeningHost(lacks: readonly string[] = []) {
  const pieces: Piece[] = [];
  const transport = createSimulatedHost({ rooms: 0, lacks }, (_, params) => pieces.push(params as Piece));
  return { bridge: createHostBridge(transport), pieces };
}

type Delivery = Parameters<typeof deliverPlan>[1];
const deliveryOf = (plan: readonly PlanRoom[], signal = new AbortController().signal): Delivery => ({
  categoryCode: FAN_COIL,
  total: plan.length,
  results: (from: number, to: number) => Promise.resolve(plan.slice(from, to)),
  signal,
  onProgress: () => {},
});

it("delivers the plan as it was confirmed: every room once, in order, with nothing added or lost", async () => {
  const plan = Array.from({ length: 450 }, (_, at) => planRoom(at));
  const { bridge, pieces } = listeningHost();
  const progress: number[] = [];
  const reply = await deliverPlan(bridge, { ...deliveryOf(plan), onProgress: (done) => progress.push(done) });
  expect(reply.code).toBe("success");
  expect(pieces.flatMap(({ results }) => results)).toEqual(plan);
  expect(pieces.map(({ offset, total }) => [offset, total])).toEqual([
    [0, 450],
    [100, 450],
    [200, 450],
    [300, 450],
    [400, 450],
  ]);
  expect(progress).toEqual([100, 200, 300, 400, 450]);
});

it("gives rooms back under the ids that the host gave them, numbers as numbers", async () => {
  const ids = [7, "7", "number:7", "text:7", "a"];
  const { bridge, pieces } = listeningHost();
  await deliverPlan(bridge, deliveryOf(ids.map((id, at) => ({ ...planRoom(at), roomId: textOfHostId(id) }))));
  expect(pieces.flatMap(({ results }) => results.map(({ roomId }) => roomId))).toEqual(ids);
});

it("stops at the first piece that the host does not take", async () => {
  const { bridge, pieces } = listeningHost([HOST_PATHS.result]);
  const plan = Array.from({ length: 450 }, (_, at) => planRoom(at));
  expect(await deliverPlan(bridge, deliveryOf(plan))).toMatchObject({ code: "request.method.not.found" });
  expect(pieces).toHaveLength(1);
});

it("stops when it is aborted", async () => {
  const { bridge, pieces } = listeningHost();
  const controller = new AbortController();
  const plan = Array.from({ length: 450 }, (_, at) => planRoom(at));
  const reply = await deliverPlan(bridge, {
    ...deliveryOf(plan, controller.signal),
    onProgress: () => controller.abort(),
  });
  expect(reply.code).toBe("aborted");
  expect(pieces).toHaveLength(1);
});

it("delivers of an outlet only room, product, quantity and parameters; of others the whole plan", () => {
  const fields = ["roomId", "productId", "equipmentNumber", "parameters"] as const;
  expect(hostResultOf(planRoom(1), fields)).toEqual({
    roomId: "Id-1",
    productId: "p1",
    equipmentNumber: 2,
    parameters: [{ code: "P000306", name: "出口风速", value: 2.5 }],
  });
  expect(hostResultOf(planRoom(0), fields)).toEqual({ roomId: "Id-0", equipmentNumber: 2 });
  expect(hostResultOf(planRoom(1), undefined)).toEqual(planRoom(1));
});
