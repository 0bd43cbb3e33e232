import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { takeDownloads, type WantedFile } from "#ui/page/browser/downloadBlob.ts";
import type { PlanClient, PlannedKind } from "#ui/screens/batch/plan/PlanClient.ts";
import { ScheduleMenu } from "#ui/screens/batch/plan/ScheduleMenu.tsx";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import { fakeServices, renderInApp } from "../../../renderInApp.tsx";

let stop = () => {};
afterEach(() => stop());

const DRAWING = "0\r\nSECTION\r\n0\r\nEOF\r\n";
const client = {
  scheduleDrawing: () => Promise.resolve({ ok: true, value: new TextEncoder().encode(DRAWING).buffer }),
} as unknown as PlanClient;
const plan = { id: 1, buildingName: "一号楼.xlsx" } as ConfirmedPlan;
const kind = { words: { title: "风机盘管" } } as PlannedKind;

const textOf = (blob: Blob) =>
  new Promise<string>((take) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => take(reader.result as string));
    reader.readAsText(blob);
  });

it.each([
  [
    { note: "打开", address: "https://volute.example/#/fan-coil?planVersion=3" },
    "999\r\nhttps://volute.example/#/fan-coil?planVersion=3\r\n",
  ],
  [null, ""],
])("a drawing begins with a remark of where its plan stands: %j", async (link, remark) => {
  const files: WantedFile[] = [];
  stop = takeDownloads((file) => files.push(file));
  renderInApp(<ScheduleMenu client={client} plan={plan} kind={kind} link={link} />, {
    services: fakeServices({}),
  });
  await userEvent.click(screen.getByRole("button", { name: "设备表" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "设备表 .dxf" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe("一号楼 设备表.dxf");
  expect(await textOf(files[0]!.content as Blob)).toBe(`${remark}${DRAWING}`);
});
