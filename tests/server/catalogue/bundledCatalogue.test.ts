import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { bundledCatalogue } from "#server/catalogue/bundledCatalogue.ts";
import { bundledVersion, CATALOGUE_VERSION, samplesOf } from "#server/catalogue/bundledVersion.ts";
import { SAMPLES } from "#server/process/Samples.ts";

const rows = bundledCatalogue();

/**
 * Fingerprints of the rows, for each version that was ever in use. If rows have changed, raise the version and add
 * its line.
 */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  "1": "f8d4cc9b60c29fa3715adf190520f4f9",
  "2": "60f2d0ff4494fade1549caa944734a1b",
  "3": "2fda31665ae7e8ed560471ff50a79b4a",
  "4": "d28d5959349d43026d350263b056e136",
  "5": "d2a5685536d1b9580ad8c7ee0a46be99",
  "6": "5f83a16c26f5e121cff44fed0ca7d2b1",
  "7": "18787388b6197aa6cf623c8fffb3c721",
  "8": "97126600900812e1e000643a37710e03",
  "9": "623094f7079228cb9fa8871f6edaf634",
  "10": "26d3e66b3b2a45d5636733424218dc9f",
  "11": "17a3e77633e6b4af598fd6f0120b5fb3",
  "12": "d4161b0e6ec0f315a01ecaf892128f91",
  "13": "97bc64b9060cdfea4ba9dd50837f7fc9",
  "14": "dd99ded4cb7be416d483455b72b799a1",
  "15": "99489789590f87273700083dcd17bb2a",
  "16": "67ca70bb7635eed761a73efa58a11794",
  "17": "fa7b74fe60d7a2d6125f7b9528d92e63",
  "18": "6ed27fa08be3182c64aa23ccd6d5d048",
  "19": "81eacb36d56b76150b1515d7d8498320",
};

test("the rows are those of the version, the same on every machine", () => {
  const hash = createHash("sha256");
  for (const table of Object.values(rows)) for (const row of table) hash.update(JSON.stringify(row));
  const fingerprint = hash.digest("hex").slice(0, 32);
  expect(fingerprint).toBe(FINGERPRINTS[CATALOGUE_VERSION]);
});

test("without samples the standard is the same, and every product is a real record of those with samples", async () => {
  const bare = bundledCatalogue({ samples: "off" });
  expect(bare.categories).toEqual(rows.categories);
  expect(bare.definitions).toEqual(rows.definitions);
  expect(bare.enumValues).toEqual(rows.enumValues);
  const real = rows.products.filter(({ isSample }) => !isSample);
  expect(real.length).toBeGreaterThan(50);
  expect(bare.products).toEqual(real);
  const ids = new Set(real.map(({ id }) => id));
  expect(bare.values).toEqual(rows.values.filter(({ productId }) => ids.has(productId)));
  expect(bare.curves).toEqual(rows.curves.filter(({ productId }) => ids.has(productId)));
  const makers = new Set(real.map(({ brandCode }) => brandCode));
  expect(new Set(bare.brands.map(({ code }) => code))).toEqual(makers);
  expect([bare.suppliers, bare.series, bare.prices]).toEqual([[], [], []]);
  expect(bare.areas).toEqual(rows.areas);
});

test("a database marked for one setting of the samples is not taken for one of the other", () => {
  const marks = SAMPLES.map(bundledVersion);
  expect(new Set(marks).size).toBe(SAMPLES.length);
  expect(marks.map(samplesOf)).toEqual(SAMPLES);
  // A database from before this setting existed contains samples and need not be reloaded.
  expect(bundledVersion("on")).toBe(CATALOGUE_VERSION);
});

test("all classifications are there, and none without products can be selected", () => {
  expect(rows.categories.map(({ code, name }) => [code, name])).toEqual(Object.entries(CATEGORIES));
  const selectable = rows.categories.filter((category) => category.isSelectionEnable);
  const withProducts = new Set(rows.products.map(({ categoryCode }) => categoryCode));
  expect(selectable.length).toBeGreaterThan(0);
  expect(selectable.filter(({ code }) => !withProducts.has(code))).toEqual([]);
});

test("every value is of a property its category defines, in the column of its data type", () => {
  const categoryOf = new Map(rows.products.map(({ id, categoryCode }) => [id, categoryCode]));
  const typeOf = new Map(
    rows.definitions.map(({ categoryCode, code, dataType }) => [`${categoryCode}/${code}`, dataType]),
  );
  const faulty = rows.values.filter((value) => {
    const type = typeOf.get(`${categoryOf.get(value.productId)}/${value.propertyCode}`);
    const column = { Number: "number", Text: "text", Enum: "enumCode" }[String(type)];
    return column === undefined || !(column in value);
  });
  expect(faulty).toEqual([]);
});

test("every enumerated value is one of its property's", () => {
  const known = new Set(
    rows.enumValues.map(({ categoryCode, propertyCode, code }) => `${categoryCode}/${propertyCode}/${code}`),
  );
  const used = rows.values.filter(({ enumCode }) => enumCode != null);
  expect(used.length).toBeGreaterThan(8000);
  const categoryOf = new Map(rows.products.map(({ id, categoryCode }) => [id, categoryCode]));
  const unknown = used.filter(
    ({ productId, propertyCode, enumCode }) =>
      !known.has(`${categoryOf.get(productId)}/${propertyCode}/${enumCode}`),
  );
  expect(unknown).toEqual([]);
});

test("a fan coil's total is sensible and latent together, and the heat-moisture ratio follows from them", () => {
  const fanCoils = rows.products.filter(({ categoryCode }) => categoryCode === "C000006");
  const ids = new Set(fanCoils.map(({ id }) => id));
  const valueOf = new Map(
    rows.values
      .filter(({ productId }) => ids.has(productId))
      .map(({ productId, propertyCode, number }) => [`${productId}/${propertyCode}`, number]),
  );
  const faulty = fanCoils.flatMap(({ id }) =>
    ["P00040", "P00041"].filter((level) => {
      const figure = (last: number) => Number(valueOf.get(`${id}/${level}${last}`));
      const [total, sensible, latent, ratio] = [figure(2), figure(3), figure(4), figure(6)];
      return Math.abs(total - sensible - latent) > 1e-6 || ratio !== Math.round((2500 * total) / latent);
    }),
  );
  expect(faulty).toEqual([]);
});

test("an invented maker has a contact that says it is none, and the maker of a real record has no contact", () => {
  const real = new Set(rows.products.filter(({ isSample }) => !isSample).map(({ brandCode }) => brandCode));
  const contacts = rows.suppliers.flatMap(({ brandCode }) => brandCode ?? []);
  expect(contacts.toSorted()).toEqual(
    rows.brands
      .map(({ code }) => code)
      .filter((code) => !real.has(code))
      .toSorted(),
  );
  for (const { isSample, contactMobile } of rows.suppliers) {
    expect(isSample).toBe(true);
    expect(contactMobile).toBe("000-0000-0000");
  }
});

test("a measured point that contradicts itself is kept, and the source names it", () => {
  const product = rows.products.find(({ model }) => /BC21-R114.*Ø146$/u.test(model));
  expect(product?.source).toMatch(
    /；[^；]* m³\/h 处轴功率与流量、扬程、效率不符（相差至多 [^；]* %），按原记录保留$/u,
  );
});
