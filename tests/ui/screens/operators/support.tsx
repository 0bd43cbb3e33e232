import { vi } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import type { FeedbackMessage, OperatedAccount, OperatorActRow } from "#api/contract/operators.ts";
import type { OperatedLibrary } from "#api/contract/operatorLibraries.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { Operators } from "#ui/screens/operators/Operators.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const AT = Date.UTC(2026, 10, 26, 4, 5);

export const account = (id: string, over: Partial<OperatedAccount> = {}): OperatedAccount => ({
  id,
  account: `user${id}`,
  name: `设计师 ${id}`,
  company: "某设计院",
  city: "上海",
  email: null,
  createdAt: AT,
  signedInAt: AT,
  lockedAt: null,
  lockReason: null,
  isOperator: false,
  isYou: false,
  sessions: 2,
  projects: 3,
  bytes: 2_200_000,
  ...over,
});
export const act = (id: string, over: Partial<OperatorActRow> = {}): OperatorActRow => ({
  id,
  at: AT,
  operator: "admin",
  act: "lock",
  subject: "user1",
  was: "active",
  became: "locked",
  note: "转给别人使用",
  ...over,
});
export const message = (id: string, over: Partial<FeedbackMessage> = {}): FeedbackMessage => ({
  id,
  type: "missingCategory",
  title: `缺少分类 ${id}`,
  description: "希望收录屋顶风机",
  mobile: null,
  score: null,
  category: null,
  receivedAt: AT,
  doneAt: null,
  note: "",
  version: 1,
  ...over,
});

export const library = (id: string, over: Partial<OperatedLibrary> = {}): OperatedLibrary => ({
  id,
  name: "暖通一所",
  isPersonal: false,
  owners: ["王工", "李工"],
  products: 12,
  published: 0,
  ...over,
});

type Answer = (asking: never) => unknown;

/** The operators' pages at an address, with the calls that a test answers; other calls fail it. */
export function openOperators(address: string, answers: Readonly<Record<string, Answer>>) {
  const calls = vi.fn();
  const answerOf = ({ method, path }: Endpoint, asking: unknown) => {
    const key = `${method} ${path.replace("/operators/v1", "")}`;
    calls(key, asking);
    const answer = answers[key];
    if (answer === undefined) throw new Error(`the test answers no ${key}`);
    return answer(asking as never);
  };
  const rendered = renderInApp(<Operators />, {
    address,
    services: fakeServices({ api: fakeApi(answerOf) }),
  });
  return { ...rendered, calls };
}

export const signInAs = (isOperator: boolean) =>
  useSession.setState({ token: "t", user: { id: "9", uniqueId: "u9", name: "管理员", isOperator } });

export const said = () => useNoticeList.getState().map(({ text, detail }) => [text, detail]);
