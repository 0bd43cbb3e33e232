import { describe, expect, it } from "vitest";
import { AirLists, ductLine } from "#domain/building/systems/air/airLines.ts";
import { airArrangement, proposedAir, type AirList } from "#domain/building/systems/air/AirList.ts";
import { PROPOSED_AIR, type AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import { airRemarks } from "#domain/building/systems/air/airRemarks.ts";
import { countedElements } from "#domain/building/systems/air/countedElements.ts";
import { freeElementId, type DuctElement } from "#domain/building/systems/air/DuctElement.ts";
import { elementLines } from "#domain/building/systems/air/elementLines.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { hasRanAir, runAirSystem, type RanAir } from "#domain/building/systems/air/runAirSystem.ts";
import { sharedElements } from "#domain/building/systems/air/sharedElements.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { placesOf } from "#domain/building/systems/list/places.ts";
import { airRoom } from "../../../../support/drawnAir.ts";
import { ductElement, type MadeElement } from "../../../../support/ductElements.ts";

const MAIN = keyOf("plant");
const rooms = ["1", "2", "3"].map((code) => airRoom(code, { air: 600 }));

function ran(elements: readonly DuctElement[], more: Partial<AirSettings> = {}, altitude = 0): RanAir {
  const settings = { ...PROPOSED_AIR, locks: [[MAIN, "500×320"]] as const, ...more, elements };
  const system = runAirSystem(rooms, settings, altitude);
  if (!hasRanAir(system)) throw new Error(JSON.stringify(system.fault));
  return system;
}
const onMain = (made: MadeElement, altitude = 0) => ran([ductElement("1", MAIN, made)], {}, altitude);
const codesOf = (system: RanAir) =>
  airRemarks(system, new AirLists(system), fanCard(system)).map(({ code }) => code);

describe("an element on a duct", () => {
  it("loses what its maker states by the square of the flow, in the density of the site, on the way of the index", () => {
    // 1,800 of 4,608 m³/h, which give 8 m/s.
    const product = { width: 500, height: 320, stated: { loss: 19.2, flow: 4608 } };
    const [without, built] = [fanCard(ran([]))!, fanCard(onMain({ product }))!];
    const loss = 19.2 * (1800 / 4608) ** 2;
    expect(elementLines(onMain({ product }))).toMatchObject([
      { basis: "stated", fits: true, size: "500×320", duct: "500×320", segmentName: "P", flow: 1800 },
    ]);
    expect(built.index.elements).toBeCloseTo(loss, 9);
    expect(built.index.ducts).toBeCloseTo(without.index.ducts, 9);
    expect(built.pressure - without.pressure).toBeCloseTo(loss * 1.1, 9);
    const high = fanCard(onMain({ product }, 1891))!;
    expect(high.index.elements).toBeCloseTo((loss * high.density) / 1.2, 9);
  });

  it("is found by ζ beyond what is stated, and where nothing is; of a silencer nothing is then known", () => {
    const velocity = 1800 / 3600 / (0.5 * 0.32);
    const byZeta = 0.5 * 0.6 * velocity ** 2;
    const beyond = { width: 500, height: 320, stated: { loss: 5, flow: 1799 } };
    for (const made of [{}, { kind: "damper", product: beyond }] as const) {
      const [line] = elementLines(onMain(made));
      expect(line).toMatchObject({ basis: "zeta" });
      expect(line!.loss).toBeCloseTo(byZeta, 9);
    }
    const silent = onMain({ kind: "silencer", product: beyond });
    expect(elementLines(silent)).toMatchObject([{ basis: "unknown", loss: null }]);
    expect(fanCard(silent)!.index.elements).toBe(0);
    expect(codesOf(silent)).toContain("element-unknown");
    // A duct with a silencer: the figure typed in the conditions is not used.
    const parts = (system: RanAir) =>
      airRemarks(system, new AirLists(system), fanCard(system)).find(({ code }) => code === "parts-untyped")!
        .text;
    expect(parts(ran([]))).toContain("消声器");
    expect(parts(silent)).not.toContain("消声器");
  });

  it("loses what was typed, which follows the square of the flow from then on", () => {
    const made = { kind: "silencer", typed: { loss: 40, flow: 900 } } as const;
    const system = onMain(made);
    const [element] = elementLines(system);
    expect(element).toMatchObject({ basis: "typed" });
    expect(element!.loss).toBeCloseTo(160, 9);
    const line = ductLine(system, new AirLists(system), 0);
    expect(line).toMatchObject({ id: MAIN, partsLoss: element!.loss });
    expect(line.frictionLoss! + line.localLoss! + 160).toBeCloseTo(line.loss!, 9);
  });

  it("that no longer fits its duct is said, never replaced; a round duct has no product, and a lost duct no element", () => {
    const product = { width: 500, height: 320, stated: null };
    const element = ductElement("1", MAIN, { product });
    const other = ran([element], { locks: [[MAIN, "630×320"]] });
    expect(elementLines(other)).toMatchObject([{ fits: false, duct: "630×320" }]);
    const remark = airRemarks(other, new AirLists(other), null).find(({ code }) => code === "element-unfit");
    expect(remark).toMatchObject({ mend: { to: "lines", show: "fitted" } });
    expect(remark!.text).toContain("P 防火阀 M500 与风管 630×320 不符");
    expect(Array.from(new AirLists(other).shown("fitted"))).toEqual([0]);
    expect(elementLines(ran([element], { locks: [], shape: "round" }))).toMatchObject([{ fits: false }]);
    const gone = ran([ductElement("7", keyOf("branch", "", 0, "gone"))]);
    expect(elementLines(gone)).toEqual([]);
    expect(airRemarks(gone, new AirLists(gone), null)).toContainEqual(
      expect.objectContaining({ code: "element-lost", mend: { to: "elements", drop: ["7"], word: "移除" } }),
    );
  });

  it("is bought by product, and without one by kind and duct", () => {
    const product = { width: 500, height: 320, stated: null };
    const lines = elementLines(
      ran([
        ductElement("1", MAIN, { product }),
        ductElement("2", keyOf("branch", "", 0, "1"), { product }),
        ductElement("3", keyOf("branch", "", 0, "2")),
        ductElement("4", keyOf("branch", "", 0, "3")),
      ]),
    );
    expect(countedElements(lines).map(({ product: of, count }) => [of?.model ?? null, count])).toEqual([
      ["M500", 2],
      [null, 2],
    ]);
    expect(freeElementId([ductElement("9", MAIN), ductElement("10", MAIN)])).toBe("11");
  });
});

describe("elements of systems that are split and merged", () => {
  const all = ["1F", "2F"].flatMap((floor, level) => [airRoom(`${level}1`, { floor, level, zone: "东" })]);
  const elements = [
    ductElement("1", MAIN),
    ductElement("2", keyOf("branch", "东", 0, "01")),
    ductElement("3", keyOf("riser", "东", 1)),
  ];
  const idsIn = (list: AirList) =>
    list.map(({ settings }) => settings.elements.map(({ id }) => id).join(" "));

  it("go with their storeys; those of the main from the plant stay", () => {
    const begun = proposedAir(all).map((each) => ({ ...each, settings: { ...each.settings, elements } }));
    const split = airArrangement.splitSystem(begun, "air", [{ zone: "东", floor: "2F" }], placesOf(all));
    if (!split.ok) throw new Error(split.sentence);
    const parted = sharedElements(begun, split.value, { air: all, fresh: [] });
    expect(idsIn(parted)).toEqual(["1 2", "3"]);
    const ids = { from: split.value[1]!.id, to: "air" };
    const merged = airArrangement.mergeSystems(parted, ids, placesOf(all));
    if (!merged.ok) throw new Error(merged.sentence);
    expect(idsIn(sharedElements(parted, merged.value, { air: all, fresh: [] }))).toEqual(["1 2 3"]);
  });
});
