import { expect, test } from "vitest";
import { IFCFANTYPE, IFCPROJECTLIBRARY } from "web-ifc";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { writeIfcLibrary } from "#domain/things/files/writeIfc.ts";
import { readIfc } from "../../../support/readIfc.ts";
import { IfcText, stepItems } from "../../../support/IfcText.ts";
import { component, NUMBERS } from "../component/ifcComponent.ts";

const AT = "2026-11-22T00:00:00";

test("a series is one library of types, none of them placed", async () => {
  const series = { id: "s1", name: "LY 系列" };
  const fans = ["a", "b"].map((id) => component("C000001", { [PROPERTY.fanType]: "V000704" }, id));
  const written = writeIfcLibrary(series, fans, AT);
  expect(new IfcText(written).faults()).toEqual([]);
  const { linesOf, close } = await readIfc(written);
  expect(linesOf(IFCPROJECTLIBRARY)).toHaveLength(1);
  expect(linesOf(IFCFANTYPE)).toHaveLength(2);
  close();
});

test("a library writes equal parts once: sixty water supply sets are no 8 MB", () => {
  const sets = Array.from({ length: 60 }, (_, n) =>
    component("C000007", {}, `set ${n}`, {
      ...NUMBERS,
      [PROPERTY.pumpCount]: 2 + (n % 4),
      [PROPERTY.head]: 30 + 8 * (n % 15),
      [PROPERTY.motorPower]: 4 * (1 + (n % 5)),
    }),
  );
  const written = writeIfcLibrary({ id: "s", name: "供水设备" }, sets, AT);
  expect(written.length).toBeLessThan(8_000_000);
  const text = new IfcText(written);
  expect(text.of("IFCPUMPTYPE")).toHaveLength(60);
  // Each type shows all of its parts.
  const parts = text.of("IFCPUMPTYPE").map(({ values }) => {
    const [map] = stepItems(values[6]!);
    return stepItems(text.at(text.at(map!).values[1]!).values[3]!).length;
  });
  expect(parts).toEqual(sets.map(({ body }) => body.solids.length));
});
