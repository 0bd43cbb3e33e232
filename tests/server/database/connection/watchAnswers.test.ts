import { afterEach, expect, test, vi } from "vitest";
import { within } from "#server/database/connection/within.ts";
import { watchAnswers } from "#server/database/connection/watchAnswers.ts";

let stop = () => {};
afterEach(() => stop());

/** A database whose next answers are late, lost or in time; all later ones are in time. */
async function watched(answers: readonly ("late" | "lost" | "there")[]) {
  let asked = 0;
  const [onSilent, onBack] = [vi.fn<() => void>(), vi.fn<(askedAt: number) => void>()];
  stop = watchAnswers({
    ask: () => {
      const answer = answers[asked++] ?? "there";
      if (answer === "late") return within(10, new Promise(() => {}));
      return answer === "there" ? Promise.resolve() : Promise.reject(new Error("lost"));
    },
    everyMs: 5,
    onSilent,
    onBack,
  });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(answers.length + 1), { timeout: 10_000 });
  return { silent: onSilent.mock.calls.length, back: onBack.mock.calls.length };
}

test("one late answer, or a few between others, says nothing about the connections", async () => {
  expect(await watched(["late"])).toEqual({ silent: 0, back: 0 });
  stop();
  expect(await watched(["late", "late", "there", "late", "late"])).toEqual({ silent: 0, back: 0 });
});

test("after three late answers in a row the next answer is a return", async () => {
  expect(await watched(["late", "late", "late"])).toEqual({ silent: 1, back: 1 });
});

test("while the silence lasts, new connections are tried; a refusal in between does not end it", async () => {
  expect(await watched(["late", "late", "late", "late", "late"])).toEqual({ silent: 2, back: 1 });
  stop();
  expect(await watched(["late", "late", "late", "late", "lost"])).toEqual({ silent: 1, back: 1 });
});
