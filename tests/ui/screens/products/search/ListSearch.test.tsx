import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { EMPTY_LIST } from "#domain/catalogue/listing/ListState.ts";
import { ListSearch } from "#ui/screens/products/search/ListSearch.tsx";
import { renderInApp } from "../../../renderInApp.tsx";

const DAMPERS = "C000010";
const NONE = { status: "ready", value: [] } as const;
const MAKER = { brandCode: "B1", brandName: "朗源", brandUrl: null, count: 3, disabled: false };

function show(brands: readonly (typeof MAKER)[]) {
  const { container } = renderInApp(
    <ListSearch
      categoryCode={DAMPERS}
      state={EMPTY_LIST}
      change={() => {
        throw new Error("nothing was touched");
      }}
      found={{
        page: { status: "loading" },
        isStale: false,
        brands: { status: "ready", value: brands },
        series: NONE,
        properties: NONE,
      }}
      properties={[]}
    />,
  );
  return container;
}

describe("what a list without a duty is narrowed by", () => {
  it("is no empty strip where the category has no products", () => {
    expect(show([]).textContent).toBe("");
    expect(document.querySelector("section")).toBeNull();
  });

  it("is its brands", () => {
    show([MAKER]);
    expect(screen.getByRole("button", { name: "朗源" })).toBeTruthy();
  });
});
