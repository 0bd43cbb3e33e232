import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { exportSelectedProducts } from "#api/contract/projectExport.ts";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { ExportMenu } from "#ui/screens/selectedProducts/ExportMenu.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

it("orders the machines as one model, and says how many it takes where it is refused", async () => {
  const asked: unknown[] = [];
  renderInApp(
    <>
      <ExportMenu projectId="p" category={undefined} isOff={false} />
      <Notices />
    </>,
    {
      services: fakeServices({
        api: fakeApi((endpoint, asking) => {
          expect(endpoint).toBe(exportSelectedProducts);
          asked.push((asking as { body: unknown }).body);
          throw new ApiError("invalid.input", "");
        }),
      }),
    },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "导出" }));
  await user.click(await screen.findByRole("menuitem", { name: "三维模型 .ifc" }));
  expect(await screen.findByText(/模型需 1 至 3000 台、最多 200 种产品/u)).toBeTruthy();
  expect(asked).toEqual([{ format: "ifc" }]);
});
