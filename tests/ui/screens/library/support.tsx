import { vi } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import type { Library } from "#api/contract/libraries.ts";
import type { OwnProduct } from "#api/contract/libraryProducts.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { LibraryScreen } from "#ui/screens/library/LibraryScreen.tsx";
import type { Services } from "#ui/page/services/ServicesContext.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const AT = Date.UTC(2026, 10, 26, 4, 5);

export const library = (id: string, over: Partial<Library> = {}): Library => ({
  id,
  name: `库 ${id}`,
  version: 1,
  isPersonal: false,
  role: "owner",
  members: 2,
  products: 1,
  drafts: 1,
  manuals: 0,
  createdAt: AT,
  deletedAt: null,
  ...over,
});
export const product = (id: string, over: Partial<OwnProduct> = {}): OwnProduct => ({
  id: `o-${id}`,
  gjwCategoryCode: "C000002",
  gjwCategoryName: "水泵",
  brandName: "示例泵业",
  productSeriesName: "SLB",
  name: `离心泵 ${id}`,
  model: `SLB ${id}`,
  source: "导入自 离心泵.xlsx",
  isDraft: false,
  hasCurves: true,
  importId: null,
  changedBy: "李明远",
  changedAt: AT,
  ...over,
});
export const pageOf = (list: readonly OwnProduct[]) => ({
  list,
  totalCount: list.length,
  categories: [{ code: "C000002", name: "水泵", count: list.length }],
});

type Answer = (asking: never) => unknown;

/** The screen at an address, with the calls that a test answers; other calls fail it. */
export function openLibrary(
  address: string,
  answers: Readonly<Record<string, Answer>>,
  services: Partial<Services> = {},
) {
  const calls = vi.fn();
  const answerOf = ({ method, path }: Endpoint, asking: unknown) => {
    const key = `${method} ${path.replace("/private/v1/libraries", "").replace("/{libraryId}", "")}`;
    calls(key, asking);
    const answer = answers[key];
    if (answer === undefined) throw new Error(`the test answers no ${key}`);
    return answer(asking as never);
  };
  const rendered = renderInApp(<LibraryScreen />, {
    address,
    services: fakeServices({ api: fakeApi(answerOf), ...services }),
  });
  const called = (key: string) =>
    calls.mock.calls.filter(([each]) => each === key).map(([, asking]) => asking as unknown);
  return { ...rendered, calls, called };
}

export const signIn = () =>
  useSession.setState({ token: "t", user: { id: "9", uniqueId: "u9", name: "李明远", isOperator: false } });

export const said = () => useNoticeList.getState().map(({ text, detail }) => [text, detail]);
