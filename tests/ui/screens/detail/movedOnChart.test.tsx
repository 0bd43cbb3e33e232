import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { addressOf, curve, DUTY, openDetail } from "./openDetail.tsx";
import { standInForChart } from "./standInChart.tsx";

beforeEach(() => void standInForChart());

const panel = async (name: string) => within(await screen.findByRole("region", { name }));
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const figures = async () =>
  (await (await panel("工作点")).findAllByRole("row")).map((row) => row.textContent);

describe("what is moved on the chart", () => {
  it("is the duty everywhere: facts, figures and address, until it is put back", async () => {
    const { at } = openDetail({}, addressOf({ designProperties: DUTY }));
    await figures();
    await click("拖动");
    expect(await screen.findByText("9,000 m³/h · 620 Pa")).toBeTruthy();
    // K = 620/9,000²: met at Q² = 1000/(K + 2·10⁻⁶), Q = 10,177 m³/h.
    await waitFor(async () => expect((await figures())[0]).toBe("风量10,177m³/h+13.1 %"));
    expect(at.address).toContain(`{"code":"${PROPERTY.airFlow}","value":9000,"deviationRate":10}`);
    await click("恢复设计点");
    expect(await screen.findByText("10,000 m³/h · 500 Pa")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "恢复设计点" })).toBeNull();
  });

  it("as a speed is kept in the address, and its figures are those of that speed", async () => {
    const { at } = openDetail({}, addressOf({ designProperties: DUTY }));
    await figures();
    await click("80 %");
    await waitFor(async () => expect((await figures())[0]).toBe("风量9,562m³/h−4.4 %"));
    expect((await panel("工作点")).getByText(/80 %/u)).toBeTruthy();
    expect(at.address).toContain("speedRate=0.8");
  });

  it("as a choice of one speed leaves the figures of that one alone", async () => {
    const curves = [
      curve("totalPressure", (q) => 1000 - 2e-6 * q * q, "高速"),
      curve("totalPressure", (q) => 700 - 2e-6 * q * q, "低速"),
    ];
    openDetail({ curves }, addressOf({ designProperties: DUTY }));
    await waitFor(async () =>
      expect(await figures()).toEqual([
        "档位高速低速",
        "风量 m³/h11,952+19.5 %10,0000.0 %",
        "全压 Pa714+42.9 %5000.0 %",
        "单位风量耗功率 W/(m³/h)- -- -",
      ]),
    );
    await click("低速");
    await waitFor(async () => expect(await figures()).toEqual(["风量10,000m³/h0.0 %", "全压500Pa0.0 %"]));
  });
});
