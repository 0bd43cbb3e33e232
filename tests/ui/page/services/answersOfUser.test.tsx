import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, it } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { listScenes } from "#api/contract/scenes.ts";
import { queryProducts } from "#api/contract/search.ts";
import { forgetUser, useSession } from "#ui/page/services/useSession.ts";
import { ServicesProvider } from "#ui/page/services/ServicesContext.tsx";
import { useAsk } from "#ui/page/services/useAsk.ts";
import { createQueryClient } from "#ui/shell/services/createQueryClient.ts";
import { fakeApi, fakeServices } from "../../renderInApp.tsx";

function signIn(id: string) {
  useSession.setState({ token: `t${id}`, user: { id, uniqueId: `u${id}`, name: id, isOperator: false } });
}
afterEach(forgetUser);

/** Every exchange of the contract. */
const exchanges: readonly Endpoint[] = Object.values(
  import.meta.glob<Record<string, unknown>>("../../../../src/api/contract/*.ts", { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Endpoint =>
      typeof value === "object" && value !== null && "path" in value && "output" in value,
  );

/** What everybody is told alike: a new call belongs here only if no answer of it depends on who asks. */
const OF_EVERYBODY = [
  "/api_general/scenes/{id}",
  "/gjk/data_standards/site/v1/classifications",
  "/gjk/data_standards/site/v1/classifications/{code}/properties",
  "/gjk/data_standards/v2/classifications",
  "/search/material/v1/materials/gjw_category_agg",
  "/search/material/v1/materials/query",
  "/search/material/v1/materials/{id}",
  "/selection/areas",
  "/system/api_general/v2/scenes",
];

it("drops the answers of all calls but the public ones, and those of any other query, when the user goes", () => {
  expect(exchanges.length).toBeGreaterThan(100);
  signIn("7");
  const client = createQueryClient();
  for (const { method, path } of exchanges) client.setQueryData([method, path, {}], "told to 7");
  for (const key of [
    ["GET", "/of/tomorrow"],
    ["supplier", "o-1"],
    ["worker", 1],
  ])
    client.setQueryData(key, "told to 7");
  forgetUser();
  const kept = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [, path] }) => path);
  expect(new Set(kept)).toEqual(new Set(OF_EVERYBODY));
});

it("keeps no answer of a call that needs a user", () => {
  const closed = exchanges.filter(({ needsUser }) => needsUser).map(({ path }) => path as string);
  expect(OF_EVERYBODY.filter((path) => closed.includes(path))).toEqual([]);
});

/** A page with an open list and the scenes, whose answers name who asked. */
function page() {
  const asked: string[] = [];
  const late: (() => void)[] = [];
  const who = () => useSession.getState().user?.id ?? "nobody";
  const api = fakeApi(async ({ path }, _, signal) => {
    const asker = who();
    if (path === queryProducts.path) asked.push(asker);
    if (late.length > 0) await new Promise<void>((go) => late.push(go));
    signal?.throwIfAborted();
    return { list: [asker], totalCount: 1 };
  });
  const client = createQueryClient();
  const services = fakeServices({ api });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </QueryClientProvider>
  );
  const shown: unknown[] = [];
  const open = () =>
    renderHook(
      () => {
        const { data } = useAsk(queryProducts, { body: {} as never }, { keepsLast: true });
        useAsk(listScenes, {} as never);
        shown.push((data as { list: unknown[] } | undefined)?.list[0]);
        return shown.at(-1);
      },
      { wrapper },
    );
  return { asked, late, client, open, shown };
}

it("asks an open list anew for nobody and for the next user, and shows nothing of the former meanwhile", async () => {
  signIn("7");
  const { open, shown } = page();
  const { result } = open();
  await waitFor(() => expect(result.current).toBe("7"));
  shown.length = 0;
  act(forgetUser);
  await waitFor(() => expect(result.current).toBe("nobody"));
  expect(shown).not.toContain("7");
  act(() => signIn("8"));
  await waitFor(() => expect(result.current).toBe("8"));
  shown.length = 0;
  act(() => signIn("9"));
  await waitFor(() => expect(result.current).toBe("9"));
  expect(shown).not.toContain("8");
});

it("shows somebody who signs in late what a member is told, and keeps the list on the screen until then", async () => {
  const { open, shown, asked } = page();
  const { result } = open();
  await waitFor(() => expect(result.current).toBe("nobody"));
  shown.length = 0;
  act(() => signIn("7"));
  await waitFor(() => expect(result.current).toBe("7"));
  expect(shown).not.toContain(undefined);
  expect(asked).toEqual(["nobody", "7"]);
});

it("takes no answer to nobody that was under way when somebody signed in", async () => {
  const { open, late, client } = page();
  late.push(() => {});
  const { result } = open();
  await waitFor(() => expect(late.length).toBe(3));
  const before = late.splice(0);
  act(() => signIn("7"));
  act(() => before.forEach((go) => go()));
  await waitFor(() => expect(result.current).toBe("7"));
  expect(client.isFetching()).toBe(0);
});
