import { render } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { readVersionAddress } from "#domain/building/plan/versionAddress.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { SavedAs } from "#workers/batch/systems/SystemSheet.ts";
import { SummaryProvider } from "#ui/screens/batch/context/BatchContext.tsx";
import { useLinkedBuilding } from "#ui/screens/batch/buildings/useLinkedBuilding.ts";
import { usePartLink } from "#ui/screens/batch/systems/usePartLink.ts";

const BUILDING = "fanCoil/0f3a";
const SAVED: SavedAs = {
  projectId: "0b9f2c1e-1111-4222-8333-944445555666",
  versionId: "1c9f2c1e-1111-4222-8333-944445555666",
  number: 3,
};

/** The link that files of the building's systems carry. */
function linkOf(saved: SavedAs | null): DocumentLink {
  const found: DocumentLink[] = [];
  const Asked = () => {
    found.push(usePartLink("systems", saved));
    return null;
  };
  render(
    <MemoryRouter initialEntries={["/multiRoom/fanCoil?filter=x"]}>
      <SummaryProvider value={{ buildingId: BUILDING } as BatchSummary}>
        <Asked />
      </SummaryProvider>
    </MemoryRouter>,
  );
  return found[0]!;
}

const partsOf = ({ address }: DocumentLink) => new URLSearchParams(address.split("?").at(-1));

it("leads from a file to the version that the building was saved as, for members of its project", () => {
  const link = linkOf(SAVED);
  expect(link.address).toContain("#/multiRoom/fanCoil?");
  expect(partsOf(link).get("part")).toBe("systems");
  expect(readVersionAddress(partsOf(link))).toEqual({
    projectId: SAVED.projectId,
    versionId: SAVED.versionId,
  });
  expect(partsOf(link).has("building")).toBe(false);
  expect(link.note).toContain("第 3 版");
});

it("leads to the building of this browser while it was never saved, which is opened once and leaves the address", () => {
  const link = linkOf(null);
  expect(readVersionAddress(partsOf(link))).toBeNull();
  expect(partsOf(link).get("building")).toBe(BUILDING);
  expect(link.note).toContain("同一浏览器");

  const opened: string[] = [];
  const buildings = { open: (id: string) => opened.push(id) };
  const searches: string[] = [];
  const Opened = () => {
    useLinkedBuilding(buildings);
    searches.push(useLocation().search);
    return null;
  };
  const { rerender } = render(
    <MemoryRouter initialEntries={[link.address.split("#").at(-1)!]}>
      <Opened />
    </MemoryRouter>,
  );
  rerender(
    <MemoryRouter>
      <Opened />
    </MemoryRouter>,
  );
  expect(opened).toEqual([BUILDING]);
  expect(searches.at(-1)).toBe("?part=systems");
});
