import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { WireCurve } from "#api/contract/curves.ts";
import { readRecord, type WireRecord } from "#api/contract/recordVersions.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SHORT_HASH } from "#domain/products/claim/recordHash.ts";
import { readClaimQuery, writeClaimQuery, type LinkedClaim } from "#domain/products/claim/claimAddress.ts";
import * as clipboard from "#ui/page/browser/copyText.ts";
import { CopyLinkButton } from "#ui/claim/CopyLinkButton.tsx";
import { ClaimScreen } from "#ui/screens/claim/ClaimScreen.tsx";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import { operatingState } from "../../../support/answerMaker.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";
import { CURVES, FAN } from "../detail/openDetail.tsx";

export const CATALOGUE = "c".repeat(64);
export const RECORD = "0123456789abcdef".repeat(4);
export const STATE = operatingState({ [PROPERTY.airFlow]: 10_000, [PROPERTY.totalPressure]: 500 });

/** What no record of now begins with. */
export const OTHER = "f".repeat(SHORT_HASH);
export const recordOf = (hash: string, changed: Partial<WireRecord> = {}): WireRecord => ({
  record: hash,
  supersededAt: null,
  productPropertyValues: FAN.productPropertyValues,
  curves: CURVES,
  ...changed,
});

export interface Server {
  readonly isGone?: boolean;
  readonly isDown?: boolean;
  /** What the page was answered before, and has kept. */
  readonly shown?: readonly WireCurve[];
  /** By the first digits of its hash. */
  readonly records?: Readonly<Record<string, WireRecord | Promise<WireRecord>>>;
}

export function services({ isGone = false, isDown = false, shown = CURVES, records = {} }: Server = {}) {
  const api = fakeApi(({ path }, asking) => {
    if (isDown) throw new ApiError("network", "网络连接失败，请检查网络");
    if (isGone) throw new ApiError("not.found", "没有这个产品", { status: 404 });
    if (path.endsWith("/product_curves")) return shown;
    if (path.endsWith("/record_version")) return { catalogue: CATALOGUE, record: RECORD };
    if (path === readRecord.path) {
      const { hash } = (asking as { readonly params: { readonly hash: string } }).params;
      const found = records[hash.slice(0, SHORT_HASH)] ?? (RECORD.startsWith(hash) ? recordOf(RECORD) : null);
      if (found === null) throw new ApiError("not.found", "没有这个记录", { status: 404 });
      return found;
    }
    return FAN;
  });
  const curve = createCurveClient(() => channelWorker(createCurveService()));
  return fakeServices({ api, curve });
}

/** The link that a detail copies. */
export async function copied(state = STATE): Promise<string> {
  const copy = vi.spyOn(clipboard, "copyText").mockResolvedValue(true);
  const view = renderInApp(<CopyLinkButton product={FAN} state={state} />, { services: services() });
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
  await userEvent.click(screen.getByRole("button", { name: "复制链接" }));
  await waitFor(() => expect(copy).toHaveBeenCalledOnce());
  view.unmount();
  return copy.mock.calls[0]?.[0] ?? "";
}
export const queryOf = (link: string) => link.slice(link.indexOf("?") + 1);

export function open(query: string, server?: Server) {
  return renderInApp(<ClaimScreen />, { services: services(server), address: `/verdict?${query}` });
}

/** The same link, as another engine, catalogue or hand would have written it. */
export function relinked(query: string, change: (linked: LinkedClaim) => Partial<LinkedClaim>): string {
  const read = readClaimQuery(new URLSearchParams(query));
  if (!read.ok) throw new Error(read.code);
  const written = writeClaimQuery({ ...read.value, ...change(read.value) }, 0);
  if (!written.ok) throw new Error(written.code);
  return written.value;
}
export const linkedAs = async (change: (linked: LinkedClaim) => Partial<LinkedClaim>) =>
  relinked(queryOf(await copied()), change);
export const withPower = ({ answer }: LinkedClaim) =>
  answer.map((figure) => (figure.key === "1.shaftPower" ? { ...figure, text: "3.41" } : figure));

export const title = async () =>
  (await screen.findByRole("heading", { level: 2, name: /^结论[仍已]/u })).textContent;
export const rows = () =>
  within(screen.getByRole("table", { name: "结论" }))
    .getAllByRole("row")
    .map((row) => row.textContent);
