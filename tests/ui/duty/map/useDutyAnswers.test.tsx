import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import type { DutyClient } from "#workers/duty/DutyClient.ts";
import { useDutyAnswers, useOpenedMap } from "#ui/duty/map/useDutyAnswers.ts";
import { ServicesProvider } from "#ui/page/services/ServicesContext.tsx";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { fakeServices } from "../../renderInApp.tsx";
import { fakeDuty } from "./fakeDuty.ts";

afterEach(() => useSession.setState(ANONYMOUS_WEB, true));

const person = (id: string) => ({ id, uniqueId: `u${id}`, name: id, isOperator: false });
const MAP = { categoryCode: "C000001", speed: null };
const SPAN = { min: 0, max: 100, interval: 20 };
const QUESTION = {
  ...MAP,
  conditions: { categoryCode: "C000001", curveProperties: [] } as never,
  view: { flow: SPAN, value: SPAN },
};

it("an open map shows another user nothing of the former one's, and asks again", async () => {
  const duty = fakeDuty();
  // Answers of the second user do not come.
  const never = new Promise<never>(() => {});
  const asking: DutyClient = {
    ...duty.client,
    open: (...args) => (useSession.getState().token === "t2" ? never : duty.client.open(...args)),
    ask: (question) => {
      const answer = duty.client.ask(question);
      return useSession.getState().token === "t2" ? never : answer;
    },
  };
  const services = fakeServices({ duty: asking });
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </QueryClientProvider>
  );
  useSession.setState({ token: "t1", user: person("1") });
  const { result, unmount } = renderHook(
    () => ({ opened: useOpenedMap(MAP).opened, answer: useDutyAnswers(QUESTION) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.answer?.result.ok).toBe(true));
  await waitFor(() => expect(result.current.opened?.ok).toBe(true));
  // A token that was renewed is of the same user.
  await act(async () => useSession.setState({ token: "t1b" }));
  expect(result.current.answer?.result.ok).toBe(true);
  expect(duty.asked).toHaveLength(1);
  await act(async () => useSession.setState({ token: "t2", user: person("2") }));
  expect(result.current).toEqual({ opened: null, answer: null });
  expect(duty.asked).toHaveLength(2);
  unmount();
});
