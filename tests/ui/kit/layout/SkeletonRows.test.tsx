import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SkeletonRows } from "#ui/kit/layout/SkeletonRows.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("fills a table body with as many rows as asked, for the eye only", () => {
  const { container } = renderInApp(
    <table>
      <tbody>
        <SkeletonRows
          rows={3}
          rowHeight={56}
          columns={[
            { key: "code", width: 40 },
            { key: "area", width: 36, isNumber: true },
          ]}
        />
      </tbody>
    </table>,
  );
  expect(container.querySelectorAll("td")).toHaveLength(6);
  expect(container.querySelector("td")?.style.height).toBe("56px");
  expect(screen.queryByRole("row")).toBeNull();
});
