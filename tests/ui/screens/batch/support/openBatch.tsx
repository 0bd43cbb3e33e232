import { screen } from "@testing-library/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { vi } from "vitest";
import { aggregateBrands, aggregateSearchProperties, type Brand } from "#api/contract/products.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { webBridge } from "#api/host/webBridge.ts";
import type { Account } from "#ui/page/services/Account.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { KeptBatch } from "#ui/screens/batch/frame/KeptBatch.tsx";
import { fanCoilScreen } from "#ui/screens/batch/kinds/fanCoil/fanCoilScreen.tsx";
import type { ReportClient } from "#workers/report/ReportClient.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import {
  batchesWith,
  fakeApi,
  fakeServices,
  renderInApp,
  signedIn,
  type AnswerCall,
} from "../../../renderInApp.tsx";
import { setUpUser } from "../../../../support/setUpUser.ts";
import type { FakeBatch } from "./FakeBatch.ts";

const brand = (brandCode: string, brandName: string, disabled = false): Brand => ({
  brandCode,
  brandName,
  brandUrl: null,
  count: disabled ? 0 : 9,
  disabled,
});
const BRANDS = [brand("B1", "朗源"), brand("B2", "北辰"), brand("B3", "恒屿", true)];
const STRUCTURES = [
  { code: "V000403", name: "卡式", count: 4 },
  { code: "V000401", name: "卧式", count: 9 },
  { code: "V000999", name: "其他", count: 1 },
];

/** The catalogue's lists; anything else is answered by the test. */
export const listsAnd =
  (answer?: AnswerCall): AnswerCall =>
  (endpoint, asking, signal) => {
    if (endpoint.path === aggregateBrands.path) return BRANDS;
    if (endpoint.path === aggregateSearchProperties.path)
      return [{ code: "P000003", name: "结构形式", dataType: "Enum", unitSymbol: null, values: STRUCTURES }];
    if (answer) return answer(endpoint, asking, signal);
    throw new Error(`the test answers no ${endpoint.path}`);
  };

const PORT_HEIGHT = 600;

/** happy-dom lays nothing out: the scroll box of a virtual table gets a height here. */
function giveHeight() {
  for (const name of ["clientHeight", "clientWidth"] as const)
    vi.spyOn(HTMLElement.prototype, name, "get").mockReturnValue(PORT_HEIGHT);
}

/** The fields are by far the dearest part of the screen, and have tests of their own: the others go without them. */
const WITHOUT_FIELDS: Pick<typeof fanCoilScreen, "FilterFields" | "AlternativeFields"> = {
  FilterFields: () => null,
  AlternativeFields: ({ submit }) => submit,
};

interface DetachedWindow {
  setViewport(viewport: { width: number; height: number }): void;
}

export type Tracked = readonly [event: string, properties: Readonly<Record<string, unknown>>];

export interface OpenedBatch {
  readonly batch: FakeBatch;
  readonly user: ReturnType<typeof setUpUser>;
  readonly tracked: readonly Tracked[];
  /** Where the page is. */
  readonly at: { readonly address: string };
  /** The screen is left. */
  readonly unmount: () => void;
}

/** The batch screen, of fan coils unless told otherwise, with its notices, at a width; its outside is the test's. */
export function openBatch(
  batch: FakeBatch,
  {
    sheet = {},
    report = {},
    answer = listsAnd(),
    width = 1280,
    host = webBridge,
    hostDataArrived = Promise.resolve(),
    account = {},
    state = null,
    address = "/",
    hasFields = false,
    kindScreen = fanCoilScreen,
  }: {
    sheet?: Partial<SheetClient>;
    report?: Partial<ReportClient>;
    answer?: AnswerCall;
    width?: number;
    host?: HostBridge;
    hostDataArrived?: Promise<void>;
    account?: Partial<Account>;
    /** Of the link that led here. */
    state?: unknown;
    address?: string;
    /** With the fields of 筛选条件 and 选型条件. */
    hasFields?: boolean;
    /** The screen of another kind, whose filter the fake does not know. */
    kindScreen?: typeof fanCoilScreen;
  } = {},
): OpenedBatch {
  giveHeight();
  // The test environment's own window: its media queries answer for the viewport that is set here.
  (window as unknown as { happyDOM: DetachedWindow }).happyDOM.setViewport({ width, height: 800 });
  notices.clear();
  const tracked: Tracked[] = [];
  const at = { address };
  const NoteAddress = () => {
    const { pathname, search } = useLocation();
    useEffect(() => void (at.address = `${pathname}${search}`));
    return null;
  };
  const services = fakeServices({
    api: fakeApi(answer),
    batch: batchesWith({ [kindScreen.kind.name]: batch }),
    // The test gives the calls that it expects; another one fails it.
    sheet: { release: () => {}, ...sheet } as SheetClient,
    report: report as ReportClient,
    host,
    hostDataArrived,
    account: { ...signedIn(), ...account },
    track: (...event) => tracked.push(event),
  });
  const { unmount } = renderInApp(
    <>
      <KeptBatch screen={hasFields ? kindScreen : { ...kindScreen, ...WITHOUT_FIELDS }} />
      <Notices />
      <NoteAddress />
    </>,
    { services, state, address },
  );
  return {
    batch,
    user: setUpUser(),
    tracked,
    at,
    unmount,
  };
}

/** The two lines of a room, once they are drawn. */
export async function lineOf(roomName: string): Promise<HTMLElement> {
  const name = await screen.findByRole("button", { name: `编辑房间 ${roomName}` });
  const line = name.closest("tbody");
  if (!line) throw new Error(`${roomName} has no lines`);
  return line;
}
