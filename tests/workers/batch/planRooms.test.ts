import { expect, it } from "vitest";
import { eachWithItsOwnBatch, withRooms } from "../../support/batchRuns.ts";

eachWithItsOwnBatch();

const never = () => new AbortController().signal;

async function confirmed(count: number) {
  const { client } = await withRooms(count);
  await client.run("all");
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.code);
  return { client, plan: plan.value };
}

it("hands a confirmed plan out piece by piece, every room once and in the building's order", async () => {
  const { client, plan } = await confirmed(450);
  const rooms = [];
  for (let from = 0; from < plan.rooms; from += 200) {
    const piece = await client.planRooms(plan.id, from, from + 200);
    if (!piece.ok) throw new Error(piece.code);
    rooms.push(...piece.value);
  }
  expect(rooms.map(({ roomId }) => roomId)).toEqual(Array.from({ length: 450 }, (_, at) => `r${at}`));
  expect(rooms.filter(({ productId }) => productId !== undefined)).toHaveLength(plan.counts.matched);
  const [first] = await client.rows(0, 1);
  expect(rooms[0]).toMatchObject({
    roomCode: first!.roomCode,
    equipmentNumber: first!.calculatedQuantity,
    productId: first!.selection!.productId,
    productModel: first!.selection!.model,
  });
  expect(rooms[0]!.parameters!.map(({ code }) => code)).toContain("COOLING");
});

it("hands out what was confirmed, whatever is edited afterwards", async () => {
  const { client, plan } = await confirmed(3);
  await client.setQuantity("r1", 7);
  const piece = await client.planRooms(plan.id, 1, 2);
  expect(piece).toMatchObject({
    ok: true,
    value: [{ roomId: "r1", equipmentNumber: expect.not.closeTo(7) }],
  });
});

it("refuses the rooms of a plan that another has replaced", async () => {
  const { client, plan } = await confirmed(3);
  await client.confirm(never());
  expect(await client.planRooms(plan.id, 0, 3)).toEqual({
    ok: false,
    code: "plan.gone",
    message: "方案需重新生成",
  });
});
