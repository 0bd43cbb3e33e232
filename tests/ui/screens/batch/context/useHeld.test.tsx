import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { useState, type PropsWithChildren } from "react";
import { expect, it } from "vitest";
import { useAnswer } from "#ui/page/services/useAnswer.ts";
import { useHeld } from "#ui/screens/batch/context/useHeld.ts";
import { createQueryClient } from "#ui/shell/services/createQueryClient.ts";

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A control of a value that is kept elsewhere: it is sent, and then asked for. Both end when told to. */
function control() {
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const taken = deferred<void>();
  const answered = deferred<string>();
  const first = () => Promise.resolve("usual");
  const second = () => answered.promise;
  const { result } = renderHook(
    () => {
      const [ask, setAsk] = useState(() => first);
      const { data = "usual" } = useAnswer(ask, { keepsLast: true });
      const [shown, hold] = useHeld(data);
      const { mutate } = useMutation({ mutationFn: () => taken.promise });
      return {
        shown,
        set: (to: string) => {
          hold(to);
          mutate(undefined, { onSuccess: () => setAsk(() => second) });
        },
      };
    },
    { wrapper },
  );
  return { result, taken, answered };
}

const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));

it("shows what was set while it is sent and until its answer is there", async () => {
  const { result, taken, answered } = control();
  act(() => result.current.set("high"));
  expect(result.current.shown).toBe("high");
  await later();
  expect(result.current.shown).toBe("high");
  taken.resolve();
  await later();
  expect(result.current.shown).toBe("high");
  answered.resolve("high");
  await later();
  expect(result.current.shown).toBe("high");
});

it("shows what is kept again where the answer has not taken it over, or has made something else of it", async () => {
  const refused = control();
  act(() => refused.result.current.set("high"));
  refused.taken.resolve();
  refused.answered.resolve("usual");
  await waitFor(() => expect(refused.result.current.shown).toBe("usual"));

  const rounded = control();
  act(() => rounded.result.current.set("highest"));
  rounded.taken.resolve();
  rounded.answered.resolve("high");
  await waitFor(() => expect(rounded.result.current.shown).toBe("high"));
});
