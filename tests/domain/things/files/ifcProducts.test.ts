import { expect, test } from "vitest";
import {
  IFCDISTRIBUTIONPORT,
  IFCFANTYPE,
  IFCPROPERTYSET,
  IFCPROPERTYSINGLEVALUE,
  IFCPROPERTYTABLEVALUE,
} from "web-ifc";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { IfcComponent } from "#domain/things/files/ifc/IfcProducts.ts";
import { writeIfc } from "#domain/things/files/writeIfc.ts";
import { readIfc } from "../../../support/readIfc.ts";
import { IfcText, stepWords } from "../../../support/IfcText.ts";
import { CATEGORY_CODES, formsOf } from "../component/figuresOf.ts";
import { component, NUMBERS } from "../component/ifcComponent.ts";

const AT = "2026-11-22T00:00:00";

/** At least three products of each category, including each of its forms. */
const PRODUCTS = CATEGORY_CODES.flatMap((code) => {
  const forms = formsOf(code);
  return [...forms, forms.at(-1)!, forms.at(-1)!]
    .slice(0, Math.max(3, forms.length))
    .map((form, n) => ({ code, form, written: component(code, form, `${code} ${n}`) }));
});

const trianglesOf = ({ body }: IfcComponent) =>
  body.solids.flatMap(({ patches }) => patches).reduce((sum, { triangles }) => sum + triangles.length, 0);

/** The predefined type and the type name of an object in a file. */
function kindIn(text: IfcText, className: string) {
  const [line] = text.of(className);
  const place = className === "IFCDOOR" ? 10 : 8;
  return [line?.values[place]?.replaceAll(".", ""), stepWords(line?.values[4] ?? "''")];
}
const portsIn = (text: IfcText) =>
  text.of("IFCDISTRIBUTIONPORT").map(({ values }) =>
    values
      .slice(7)
      .map((word) => word.replaceAll(".", ""))
      .join(" "),
  );

test("another program reads the IFC back: every triangle, values with their measures, ports and names", async () => {
  const fan = component("C000001", { [PROPERTY.fanType]: "V000704" });
  const { triangles, linesOf, close } = await readIfc(writeIfc(fan, AT));
  expect(triangles).toBe(trianglesOf(fan));
  const values = new Map(
    linesOf(IFCPROPERTYSINGLEVALUE).map((line) => [line.Name?.value, line.NominalValue]),
  );
  expect(values.get("风量")).toMatchObject({ value: 3400, name: "IFCVOLUMETRICFLOWRATEMEASURE" });
  expect(values.get("电机功率")).toMatchObject({ value: 1500, name: "IFCPOWERMEASURE" });
  expect(values.get("风机类型")?.value).toBe("轴流");
  expect(linesOf(IFCDISTRIBUTIONPORT).map(({ Name }) => Name?.value)).toEqual(["进风口", "出风口", "电源"]);
  expect(linesOf(IFCFANTYPE).map(({ Name }) => Name?.value)).toEqual(["LY'风机-fan-1"]);
  close();
});

test("every form of every category is sound by schema and by the standard's names, and read back whole", async () => {
  for (const { code, form, written } of PRODUCTS) {
    const text = writeIfc(written, AT);
    expect([code, form, new IfcText(text).faults()]).toEqual([code, form, []]);
    const { parts, close } = await readIfc(text);
    expect([code, parts]).toEqual([code, written.body.solids.length]);
    close();
  }
});

test("the octaves of a sound power are read back by the standard's name; of seven nothing is written", async () => {
  const octaves = OCTAVE_POWERS.map((code, band) => [code, 80 - 3 * band] as const);
  const of = (stated: readonly (readonly [string, number])[]) =>
    writeIfc(component("C000003", {}, "ahu-1", { ...NUMBERS, ...Object.fromEntries(stated) }), AT);
  expect(new IfcText(of(octaves)).faults()).toEqual([]);
  const { linesOf, close } = await readIfc(of(octaves));
  const [curve] = linesOf(IFCPROPERTYTABLEVALUE);
  expect(linesOf(IFCPROPERTYSET).map(({ Name }) => Name?.value)).toContain("Pset_SoundGeneration");
  expect([curve?.Name?.value, curve?.Description?.value]).toEqual(["SoundCurve", "dB re 1 pW"]);
  expect(curve?.DefiningValues?.map(({ value }) => value)).toEqual([
    63, 125, 250, 500, 1000, 2000, 4000, 8000,
  ]);
  expect(curve?.DefinedValues?.map(({ value }) => value)).toEqual([80, 77, 74, 71, 68, 65, 62, 59]);
  close();
  expect(of(octaves.slice(0, 7))).not.toContain("IFCPROPERTYTABLEVALUE");
});

test("the same product has the same ids in every file", () => {
  const ids = (id: string) => new Set(writeIfc(component("C000001", {}, id), AT).match(/'[0-3][\w$]{21}'/gu));
  expect(ids("fan-1")).toEqual(ids("fan-1"));
  const [one, other] = [ids("fan-1"), ids("fan-2")];
  expect(one.size).toBeGreaterThan(10);
  expect([...one].filter((id) => other.has(id))).toEqual([]);
});

test.each<readonly [string, Readonly<Record<string, string>>, string, string, string]>([
  ["C000001", { [PROPERTY.fanType]: "V000702" }, "IFCFAN", "CENTRIFUGALFORWARDCURVED", "离心（前向）通风机"],
  ["C000001", { [PROPERTY.fanType]: "V000704" }, "IFCFAN", "TUBEAXIAL", "轴流通风机"],
  ["C000001", { [PROPERTY.fanType]: "V000706" }, "IFCFAN", "USERDEFINED", "柜式离心通风机"],
  ["C000002", { [PROPERTY.pumpType]: "V000603" }, "IFCPUMP", "SPLITCASE", "单级双吸离心泵"],
  ["C000002", { [PROPERTY.pumpType]: "V000604" }, "IFCPUMP", "USERDEFINED", "多级离心泵"],
  ["C000006", { [PROPERTY.structure]: "V000403" }, "IFCUNITARYEQUIPMENT", "USERDEFINED", "卡式风机盘管"],
  ["C000007", {}, "IFCPUMP", "USERDEFINED", "变频供水设备"],
  ["C000008", { [PROPERTY.productType]: "V000824" }, "IFCCHILLER", "AIRCOOLED", "冷水机组"],
  ["C000019", { [PROPERTY.productType]: "V001111" }, "IFCBOILER", "WATER", "锅炉"],
  ["C000009", { [PROPERTY.productType]: "V000841" }, "IFCHEATEXCHANGER", "PLATE", "换热器"],
  ["C000009", { [PROPERTY.productType]: "V000842" }, "IFCHEATEXCHANGER", "SHELLANDTUBE", "换热器"],
  ["C000010", { [PROPERTY.productType]: "V000863" }, "IFCDAMPER", "FIREDAMPER", "风阀"],
  ["C000010", { [PROPERTY.productType]: "V000864" }, "IFCDAMPER", "FIRESMOKEDAMPER", "风阀"],
  [
    "C000010",
    { [PROPERTY.productType]: "V000861", [PROPERTY.actuator]: "V000872" },
    "IFCDAMPER",
    "CONTROLDAMPER",
    "风阀",
  ],
  ["C000011", {}, "IFCDUCTSILENCER", "RECTANGULAR", "消声器"],
  ["C000012", { [PROPERTY.outletType]: "V000169" }, "IFCAIRTERMINAL", "GRILLE", "单层百叶风口"],
  ["C000012", { [PROPERTY.outletType]: "V000164" }, "IFCAIRTERMINAL", "USERDEFINED", "球形喷口"],
  ["C000013", {}, "IFCDOOR", "DOOR", "门"],
  ["C000015", { [PROPERTY.productType]: "V000944" }, "IFCVALVE", "CHECK", "水阀"],
  ["C000015", { [PROPERTY.productType]: "V000943" }, "IFCVALVE", "ISOLATING", "水阀"],
  ["C000017", { [PROPERTY.purificationMethod]: "V000982" }, "IFCFILTER", "USERDEFINED", "紫外线杀菌装置"],
])("%s %j is %s %s, %s", (code, choices, className, predefined, word) => {
  const text = new IfcText(writeIfc(component(code, choices), AT));
  expect(kindIn(text, className)).toEqual([predefined, word]);
});

test.each<readonly [string, string, Readonly<Record<string, string>>, readonly string[]]>([
  ["a radiator", "C000014", {}, ["SINK PIPE HEATING", "SOURCE PIPE HEATING"]],
  [
    "a smoke damper",
    "C000010",
    { [PROPERTY.productType]: "V000864" },
    ["SINK DUCT EXHAUST", "SOURCE DUCT EXHAUST"],
  ],
  [
    "a shell-and-tube exchanger",
    "C000009",
    { [PROPERTY.productType]: "V000842" },
    ["SINK PIPE HEATING", "SOURCE PIPE HEATING", "SINK PIPE HEATING", "SOURCE PIPE HEATING"],
  ],
  [
    "a storage heater",
    "C000009",
    { [PROPERTY.productType]: "V000843" },
    [
      "SINK PIPE DOMESTICHOTWATER",
      "SOURCE PIPE DOMESTICHOTWATER",
      "SINK PIPE HEATING",
      "SOURCE PIPE HEATING",
    ],
  ],
  [
    "a check valve",
    "C000015",
    { [PROPERTY.productType]: "V000944" },
    ["SINK PIPE NOTDEFINED", "SOURCE PIPE NOTDEFINED"],
  ],
  [
    "a gate valve that a motor moves",
    "C000015",
    { [PROPERTY.productType]: "V000941", [PROPERTY.actuator]: "V000872" },
    ["SOURCEANDSINK PIPE NOTDEFINED", "SOURCEANDSINK PIPE NOTDEFINED", "SINK CABLE ELECTRICAL"],
  ],
  [
    "a water-cooled chiller",
    "C000008",
    { [PROPERTY.productType]: "V000821" },
    [
      "SINK PIPE CHILLEDWATER",
      "SOURCE PIPE CHILLEDWATER",
      "SINK PIPE CONDENSERWATER",
      "SOURCE PIPE CONDENSERWATER",
      "SINK CABLE ELECTRICAL",
    ],
  ],
  [
    "a supply set",
    "C000007",
    {},
    ["SINK PIPE DOMESTICCOLDWATER", "SOURCE PIPE DOMESTICCOLDWATER", "SINK CABLE ELECTRICAL"],
  ],
  ["a door", "C000013", {}, []],
])("%s is connected by what it carries", (_, code, choices, ports) => {
  expect(portsIn(new IfcText(writeIfc(component(code, choices), AT)))).toEqual(ports);
});

test("whatever has a motor has a cable, with the power that it states", () => {
  const withCable = CATEGORY_CODES.filter((code) =>
    portsIn(new IfcText(writeIfc(component(code), AT)))
      .join()
      .includes("CABLE"),
  );
  expect(withCable).toEqual([
    "C000001",
    "C000002",
    "C000003",
    "C000004",
    "C000005",
    "C000006",
    "C000007",
    "C000008",
    "C000017",
    "C000018",
    "C000019",
  ]);
  const power = (code: string) =>
    new IfcText(writeIfc(component(code), AT)).setsOf("Pset_DistributionPortTypeCable")[0]?.get("Power");
  expect(power("C000001")).toBe("IFCPOWERMEASURE(1500.)");
  expect(power("C000006")).toBe("IFCPOWERMEASURE(62.)");
});

test("openings say how large they are, how they are joined and what flows", () => {
  const valve = new IfcText(writeIfc(component("C000015", { [PROPERTY.connection]: "V000953" }), AT));
  const [end] = valve.setsOf("Pset_DistributionPortTypePipe");
  expect(end?.get("NominalDiameter")).toBe("IFCPOSITIVELENGTHMEASURE(80.)");
  expect(end?.get("ConnectionType")).toBe("(IFCLABEL('OTHER'))");
  expect(end?.has("VolumetricFlowRate")).toBe(false);
  const chiller = new IfcText(writeIfc(component("C000008", { [PROPERTY.productType]: "V000821" }), AT));
  expect(chiller.setsOf("Pset_DistributionPortTypePipe").map((set) => set.get("VolumetricFlowRate"))).toEqual(
    [60, 60, 72, 72].map((flow) => `IFCVOLUMETRICFLOWRATEMEASURE(${flow}.)`),
  );
  const silencer = new IfcText(
    writeIfc(component("C000011", {}, "s", { [PROPERTY.width]: 630, [PROPERTY.height]: 400 }), AT),
  );
  const [opening] = silencer.setsOf("Pset_DistributionPortTypeDuct");
  expect([opening?.get("NominalWidth"), opening?.get("NominalHeight")]).toEqual([
    "IFCPOSITIVELENGTHMEASURE(630.)",
    "IFCPOSITIVELENGTHMEASURE(400.)",
  ]);
});

test("supply and return are told from where the water is made and used", () => {
  const sides = (code: string, choices = {}) =>
    new IfcText(writeIfc(component(code, choices), AT))
      .of("IFCDISTRIBUTIONPORT")
      .map(({ values }) => `${stepWords(values[2]!)} ${stepWords(values[3]!)}`);
  expect(sides("C000014")).toEqual(["供水口 采暖热水 · 供水", "回水口 采暖热水 · 回水"]);
  expect(sides("C000008", { [PROPERTY.productType]: "V000821" }).slice(0, 4)).toEqual([
    "冷冻水进口 冷热水 · 回水",
    "冷冻水出口 冷热水 · 供水",
    "冷却水进口 冷却水 · 供水",
    "冷却水出口 冷却水 · 回水",
  ]);
});

test("the standard's sets hold what is stated in the file's units, and nothing else", () => {
  const set = (code: string, name: string, choices = {}) =>
    Object.fromEntries(new IfcText(writeIfc(component(code, choices), AT)).setsOf(name)[0] ?? []);
  expect(set("C000001", "Pset_FanTypeCommon", { [PROPERTY.drive]: "V000712" })).toMatchObject({
    MotorDriveType: "(IFCLABEL('BELTDRIVE'))",
    NominalAirFlowRate: "IFCVOLUMETRICFLOWRATEMEASURE(3400.)",
    NominalTotalPressure: "IFCPRESSUREMEASURE(420.)",
    NominalRotationSpeed: "IFCROTATIONALFREQUENCYMEASURE(24.166667)",
    NominalPowerRate: "IFCPOWERMEASURE(1500.)",
  });
  expect(set("C000001", "Pset_FanTypeCommon")).not.toHaveProperty("NominalStaticPressure");
  // 2.5 m × 998.2 kg/m³ × 9.80665 m/s²
  expect(set("C000002", "Pset_PumpTypeCommon")["NetPositiveSuctionHead"]).toBe(
    "IFCPRESSUREMEASURE(24472.495075)",
  );
  expect(set("C000010", "Pset_DamperTypeFireDamper", { [PROPERTY.productType]: "V000863" })).toEqual({
    FusibleLinkTemperature: "IFCTHERMODYNAMICTEMPERATUREMEASURE(553.15)",
  });
  expect(set("C000010", "Pset_DamperTypeFireDamper", { [PROPERTY.productType]: "V000861" })).toEqual({});
  expect(set("C000013", "Pset_DoorCommon", { [PROPERTY.fireRating]: "V000901" })).toMatchObject({
    FireRating: "IFCLABEL('A1.50')",
    ThermalTransmittance: "IFCTHERMALTRANSMITTANCEMEASURE(1.8)",
  });
  expect(set("C000001", "Qto_FanBaseQuantities")).toEqual({ GrossWeight: "185." });
});

test("the checker finds what is wrong", () => {
  const text = writeIfc(component("C000001", { [PROPERTY.fanType]: "V000706" }), AT);
  const faults = (from: RegExp | string, to: string) => new IfcText(text.replace(from, to)).faults().length;
  expect(faults(/(IFCFAN\(.*),\$,/u, "$1,")).toBeGreaterThan(0);
  expect(faults("NominalAirFlowRate", "NominalFlow")).toBe(1);
  expect(faults("IFCVOLUMETRICFLOWRATEMEASURE", "IFCREAL")).toBe(1);
  expect(faults(/(IFCTRIANGULATEDFACESET\(#\d+,\$,\.T\.,\()\(\d+,\d+,\d+\),/u, "$1")).toBe(1);
  expect(faults(/IFCSTYLEDITEM\(#\d+/u, "IFCSTYLEDITEM(#999999")).toBe(1);
  expect(faults(/'[^']*',(?=\.USERDEFINED\.\);)/u, "$,")).toBe(1);
});

test("a product is classified by our codes, and by the national standard as a proposal", () => {
  const text = new IfcText(writeIfc(component("C000001"), AT));
  const references = text
    .of("IFCCLASSIFICATIONREFERENCE")
    .map(({ values }) => [values[1], stepWords(values[2]!), values[4] === "$" ? "" : stepWords(values[4]!)]);
  expect(references).toEqual([
    ["'C000001'", "通风机", ""],
    ["$", "通风机", "建议分类，标准编码待确认"],
  ]);
});
