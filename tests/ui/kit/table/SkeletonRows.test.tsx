import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SkeletonRows } from "#ui/kit/table/SkeletonRows.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("fills a table body with as many rows as asked, for the eye only", () => {
  const { container } = renderInApp(
    <table>
      <tbody>
        <SkeletonRows
          rows={3}
          columns={[
            { id: "code", header: "编号", meta: { barWidth: 40 } },
            { id: "area", header: "面积", meta: { barWidth: 36, isFigure: true } },
          ]}
        />
      </tbody>
    </table>,
  );
  expect(container.querySelectorAll("td")).toHaveLength(6);
  expect(container.querySelector("td")?.style.backgroundSize).toMatch(/^\d+px 10px$/u);
  expect(screen.queryByRole("row")).toBeNull();
});
