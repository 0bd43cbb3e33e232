import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, it } from "vitest";
import { notices } from "#ui/page/services/useNotices.ts";
import { App } from "#ui/shell/App.tsx";
import { createQueryClient } from "#ui/shell/services/createQueryClient.ts";
import { fakeServices } from "../renderInApp.tsx";

afterEach(() => {
  act(() => notices.clear());
  location.hash = "";
});

it("opens the place after the hash, and shows notices above it", async () => {
  location.hash = "#/help";
  render(
    <StrictMode>
      <App services={fakeServices()} queryClient={createQueryClient()} />
    </StrictMode>,
  );
  expect(await screen.findByRole("heading", { name: "帮助" })).toBeTruthy();
  act(() => notices.success("选型结果已更新"));
  expect(screen.getByRole("status").textContent).toBe("选型结果已更新");
});
