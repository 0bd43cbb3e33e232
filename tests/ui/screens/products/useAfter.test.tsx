import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useAfter } from "#ui/screens/products/useAfter.ts";

it("follows in a drawing of its own", () => {
  const drawings: string[] = [];
  const { rerender, result } = renderHook(
    ({ value }) => {
      const after = useAfter(value);
      drawings.push(`${value} ${after}`);
      return after;
    },
    { initialProps: { value: "first" } },
  );
  rerender({ value: "second" });
  expect([...new Set(drawings)]).toEqual(["first first", "second first", "second second"]);
  expect(result.current).toBe("second");
});
