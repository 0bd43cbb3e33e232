import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { PumpList } from "#ui/screens/products/PumpList.tsx";
import { foundFan, openList } from "./openList.tsx";

const FIELD = { name: "按型号、品牌或类型查找" };

it("a list is searched by words, with the duty that is there, and the chip takes them back", async () => {
  const duty = `duty=${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:650`;
  const { at, asked } = openList(<FanList />, { products: [foundFan("LYF-A")] }, `/fan?${duty}&page=2`);
  await userEvent.type(await screen.findByRole("textbox", FIELD), " lyf 屋顶 {Enter}");
  await waitFor(() => expect(new URLSearchParams(at.address.split("?")[1]).get("q")).toBe("lyf 屋顶"));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ words: "lyf 屋顶", pageNo: 1 }));
  expect(asked.at(-1)?.curveProperties).toHaveLength(2);
  await userEvent.click(await screen.findByRole("button", { name: "清除查找" }));
  await waitFor(() => expect(at.address).not.toContain("q="));
  expect(screen.getByRole<HTMLInputElement>("textbox", FIELD).value).toBe("");
});

it("every list has the field", async () => {
  openList(<PumpList />, { products: [] }, "/fan?q=FLGD80");
  expect((await screen.findByRole<HTMLInputElement>("textbox", FIELD)).value).toBe("FLGD80");
});
