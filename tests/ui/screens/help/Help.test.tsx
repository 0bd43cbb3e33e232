import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fieldTitle, ROOM_FIELDS } from "#domain/rooms/roomFields.ts";
import { Help } from "#ui/screens/help/Help.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("lists every column that an import recognises", () => {
  renderInApp(<Help />);
  for (const field of ROOM_FIELDS) expect(screen.getByRole("cell", { name: fieldTitle(field) })).toBeTruthy();
});

it("says what is generated and where the real records come from", () => {
  renderInApp(<Help />);
  const sources = screen.getByRole("region", { name: "数据来源" }).textContent ?? "";
  expect(sources).toContain("由程序按规律生成");
  expect(sources).toContain("lbl-srg/modelica-buildings");
});
