import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Account } from "#ui/page/services/Account.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { matched } from "../support/rows.ts";

const [PROJECT, VERSION] = ["01234567-89ab-7cde-8f01-23456789abcd", "11234567-89ab-7cde-8f01-23456789abcd"];
const LINK = `/multiRoom/fanCoil?planProject=${PROJECT}&planVersion=${VERSION}`;

afterEach(() => {
  vi.restoreAllMocks();
});

function openAt(address: string, requireLogin: Account["requireLogin"] = () => Promise.resolve(true)) {
  const batch = new FakeBatch([matched(0)]);
  const asked: unknown[][] = [];
  batch.openVersion = async (...of) => {
    asked.push(of);
    await Promise.resolve();
    return { ok: true, value: { kind: "fanCoil" } };
  };
  const { at } = openBatch(batch, { address, account: { requireLogin } });
  return { asked, at };
}

it("opens the version that a file of a plan names, once: the address names it no more", async () => {
  const { asked, at } = openAt(LINK);
  expect(await screen.findByText("已作为一栋建筑打开")).toBeTruthy();
  expect(at.address).toBe("/multiRoom/fanCoil");
  expect(asked).toEqual([[PROJECT, VERSION]]);
});

it("opens none for whoever does not sign in, and none that is no version", async () => {
  const requireLogin = vi.fn<Account["requireLogin"]>(() => Promise.resolve(false));
  const { asked } = openAt(LINK, requireLogin);
  await waitFor(() => expect(requireLogin).toHaveBeenCalledOnce());
  const { asked: others } = openAt("/multiRoom/fanCoil?planProject=x&planVersion=..%2F..", requireLogin);
  await screen.findAllByRole("button", { name: /^建筑：/u });
  expect([...asked, ...others]).toEqual([]);
  expect(requireLogin).toHaveBeenCalledOnce();
});
