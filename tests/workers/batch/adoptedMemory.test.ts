import { expect, it } from "vitest";
import { allRows, eachWithItsOwnBatch } from "../../support/batchRuns.ts";
import { building, optimised } from "../../support/optimumRuns.ts";

eachWithItsOwnBatch();

it("what a plan was adopted as comes back from the building's record", async () => {
  const { client } = await building([1.8, 2, 2.7, 3.5, 4.4]);
  await optimised(client);
  await client.adoptOptimum(2);
  const toldBy = async () => (await allRows(client)).map(({ selection }) => selection?.adopted);
  const told = "方案优化：型号最少，2 种，下限 2 种";
  expect(await toldBy()).toEqual([told, "", "", told, ""]);
  const { buildingId } = client.summary();
  await client.newBuilding("别处");
  expect(await toldBy()).toEqual([]);
  await client.openBuilding(buildingId);
  expect(await toldBy()).toEqual([told, "", "", told, ""]);
});
