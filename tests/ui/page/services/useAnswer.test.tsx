import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { expect, it } from "vitest";
import { useAnswer, type Ask } from "#ui/page/services/useAnswer.ts";
import { createQueryClient } from "#ui/shell/services/createQueryClient.ts";
import { useLatestAnswer } from "#ui/page/services/useLatestAnswer.ts";

interface Asked {
  readonly name: string;
  readonly signal: AbortSignal | null;
  readonly answer: (value: string) => void;
  readonly fail: () => void;
}

/** A worker that answers when told to. */
function slowWorker() {
  const asked: Asked[] = [];
  const ask = (name: string, signal: AbortSignal | null = null) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ name, signal, answer: resolve, fail: () => reject(new Error("WorkerGone")) });
    });
  /** A question by its name, the same function each time. */
  const question =
    (name: string): Ask<string> =>
    async (signal) =>
      ask(name, signal);
  return { asked, ask, question };
}

function page() {
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

/** What comes of a promise is drawn a turn of the page later. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

it("stops a question that a newer one takes the place of, and shows the newer one's answer alone", async () => {
  const { asked, question } = slowWorker();
  const [one, two] = [question("one"), question("two")];
  const { result, rerender } = renderHook(({ ask }) => useAnswer(ask), {
    ...page(),
    initialProps: { ask: one },
  });
  rerender({ ask: two });
  await settle();
  expect(asked.map(({ name, signal }) => [name, signal?.aborted])).toEqual([
    ["one", true],
    ["two", false],
  ]);
  asked[0]?.answer("of one");
  await settle();
  expect(result.current.data).toBeUndefined();
  asked[1]?.answer("of two");
  await waitFor(() => expect(result.current.data).toBe("of two"));
});

it("leaves the last answer only where it is told to", async () => {
  const { asked, question } = slowWorker();
  const [one, two] = [question("one"), question("two")];
  for (const keepsLast of [false, true]) {
    const { result, rerender, unmount } = renderHook(({ ask }) => useAnswer(ask, { keepsLast }), {
      ...page(),
      initialProps: { ask: one },
    });
    asked.at(-1)?.answer("of one");
    await waitFor(() => expect(result.current.data).toBe("of one"));
    rerender({ ask: two });
    expect([result.current.data, result.current.isPlaceholderData]).toEqual(
      keepsLast ? ["of one", true] : [undefined, false],
    );
    unmount();
  }
});

it("says that a worker broke, asks again when told to, and never by itself", async () => {
  const { asked, question } = slowWorker();
  const ask = question("one");
  const { result, rerender } = renderHook(() => useAnswer(ask), page());
  asked[0]?.fail();
  await waitFor(() => expect(result.current.isError).toBe(true));
  rerender();
  act(() => {
    window.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
    window.dispatchEvent(new Event("online"));
  });
  await settle();
  expect(asked).toHaveLength(1);
  act(() => void result.current.refetch());
  expect(asked).toHaveLength(2);
  asked[1]?.answer("of one");
  await waitFor(() => expect(result.current.data).toBe("of one"));
});

it("asks the same once more where another function asks it, and nothing without one", async () => {
  const { asked, question } = slowWorker();
  const { result, rerender } = renderHook(({ ask }: { ask: Ask<string> | null }) => useAnswer(ask), {
    ...page(),
    initialProps: { ask: null as Ask<string> | null },
  });
  expect([asked.length, result.current.isFetching]).toEqual([0, false]);
  for (const times of [1, 2]) {
    rerender({ ask: question("one") });
    expect(asked).toHaveLength(times);
    asked.at(-1)?.answer(`${times}`);
    await waitFor(() => expect(result.current.data).toBe(`${times}`));
  }
});

it("keeps no answer once nobody looks, and stops what nobody waits for", async () => {
  const { asked, question } = slowWorker();
  const { client, wrapper } = page();
  const [one, two] = [question("one"), question("two")];
  const { result, rerender, unmount } = renderHook(({ ask }) => useAnswer(ask), {
    wrapper,
    initialProps: { ask: one },
  });
  asked[0]?.answer("of one");
  await waitFor(() => expect(result.current.data).toBe("of one"));
  rerender({ ask: two });
  await settle();
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  unmount();
  await settle();
  expect(asked[1]?.signal?.aborted).toBe(true);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it("asks one question of a drag at a time and then the newest, and says while it is behind", async () => {
  const { asked, ask } = slowWorker();
  const { result, rerender } = renderHook(({ flow }) => useLatestAnswer({ flow }, askFlow), {
    ...page(),
    initialProps: { flow: 1 },
  });
  async function askFlow({ flow }: { readonly flow: number }) {
    return ask(`${flow}`);
  }
  expect(result.current.status).toBe("loading");
  for (const flow of [2, 3, 3]) rerender({ flow });
  await settle();
  expect(asked.map(({ name }) => name)).toEqual(["1"]);
  asked[0]?.answer("of 1");
  await settle();
  expect(asked.map(({ name }) => name)).toEqual(["1", "3"]);
  expect(result.current).toMatchObject({ status: "ready", answer: "of 1", isBehind: true });
  asked[1]?.answer("of 3");
  await settle();
  expect(result.current).toMatchObject({ status: "ready", answer: "of 3", isBehind: false });
  // What says the same is the same question.
  rerender({ flow: 3 });
  await settle();
  expect(asked).toHaveLength(2);
});

it("shows that the newest question failed, and goes on with the next", async () => {
  const { asked, ask } = slowWorker();
  const askFlow = async (flow: number) => ask(`${flow}`);
  const { result, rerender } = renderHook(({ flow }) => useLatestAnswer(flow, askFlow), {
    ...page(),
    initialProps: { flow: 1 },
  });
  asked[0]?.fail();
  await settle();
  expect(result.current.status).toBe("failed");
  rerender({ flow: 2 });
  await settle();
  expect(result.current.status).toBe("loading");
  asked[1]?.fail();
  await settle();
  const failed = result.current;
  act(() => {
    if (failed.status === "failed") failed.retry();
  });
  expect(asked.map(({ name }) => name)).toEqual(["1", "2", "2"]);
  asked[2]?.answer("of 2");
  await settle();
  expect(result.current).toMatchObject({ status: "ready", answer: "of 2" });
});
