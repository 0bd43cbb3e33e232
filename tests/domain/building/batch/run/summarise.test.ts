import { expect, test } from "vitest";
import { applyAnswers } from "#domain/building/batch/run/applyAnswers.ts";
import { queueRooms, releaseRooms, takeChunk } from "#domain/building/batch/run/runRooms.ts";
import { conditionsInForce, generalFilter } from "#domain/building/batch/Batch.ts";
import { summarise } from "#domain/building/batch/run/summarise.ts";
import { batchOf } from "../../../../support/testBatch.ts";
import { answerRooms, testKind } from "../../../../support/testKind.ts";
import { testRooms } from "../../../../support/testRooms.ts";

const beside = { version: 1, shown: 2, saving: "saved", undo: null, redo: null, tickedShown: 0 } as const;

test.each([true, false])("says whether generated records are among the selected products: %s", (isSample) => {
  const batch = batchOf(testRooms(2));
  queueRooms(batch, "all");
  const chunk = takeChunk(batch, conditionsInForce(batch), 10);
  if (!chunk) throw new Error("no rooms to ask for");
  const answers = answerRooms(testKind.request(chunk.filter, chunk.rooms));
  expect(answers.some(({ id }) => id !== null)).toBe(true);
  applyAnswers(
    batch,
    chunk,
    answers.map((answer) => ({ ...answer, isSample })),
  );
  expect(summarise(batch, beside).samples).toBe(isSample ? 2 : 0);
});

test("names the filters that the selections in the rows were made with, each once", () => {
  const batch = batchOf(testRooms(2));
  expect(summarise(batch, beside).conditions).toEqual([]);
  const first = generalFilter(batch);
  const second = { ...first, level: "HIGH_LEVEL" } as typeof first;
  for (const filter of [first, second]) {
    batch.filter = filter;
    queueRooms(batch, "all");
    const chunk = takeChunk(batch, conditionsInForce(batch), filter === first ? 2 : 1);
    if (!chunk) throw new Error("no rooms to ask for");
    applyAnswers(batch, chunk, answerRooms(testKind.request(chunk.filter, chunk.rooms)));
  }
  // Ended before the other room was asked for: it has its former selection again.
  releaseRooms(batch);
  expect(summarise(batch, beside).conditions).toEqual(expect.arrayContaining([first, second]));
  expect(summarise(batch, beside).conditions).toHaveLength(2);
});
