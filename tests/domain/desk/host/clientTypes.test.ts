import fc from "fast-check";
import { expect, it } from "vitest";
import { clientTypeOf, DESKTOP_TYPES, desktopKnows, PLUGIN_TYPES } from "#domain/desk/host/clientTypes.ts";
import { compareHostVersions, readHostVersion } from "#domain/desk/host/hostVersion.ts";

it.each([
  ["0.0.9.9", "0.1.0.0"],
  ["0.1.0.0", "0.1.0.0"],
  ["0.29.999.999", "0.1.0.0"],
  ["0.30", "0.30.0.0"],
  ["0.45.0.0", "0.45.0.0"],
  ["0.9.0.0", "0.1.0.0"],
  ["1", "1.0.0.0"],
  ["12.3.4.5", "1.0.0.0"],
  ["", "0.1.0.0"],
  ["1.0.0.0.0", "0.1.0.0"],
  ["1.0-beta", "0.1.0.0"],
  ["-1.0.0.0", "0.1.0.0"],
  ["１.0.0.0", "0.1.0.0"],
])("takes a desktop of version %j for the type of %s", (version, minimum) => {
  expect(clientTypeOf(DESKTOP_TYPES, version).minimum).toBe(minimum);
});

it.each([
  ["1.1.9.9", "stub"],
  ["1.2.0.0", "interop"],
  ["1.5.9", "interop"],
  ["1.6", "messages"],
  ["1.10.0.0", "messages"],
  ["2.0.0.0", "messages"],
  ["unknown", "stub"],
])("speaks to a plug-in of version %s as to a %s", (version, speaks) => {
  expect(clientTypeOf(PLUGIN_TYPES, version).speaks).toBe(speaks);
});

it("compares versions as four numbers, whatever they are padded with", () => {
  const part = fc.nat({ max: 99_999 });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(part, { minLength: 1, maxLength: 4 }),
      (a, b) => {
        const [one, other] = [a, b].map((parts) => readHostVersion(parts.join(".")) ?? []);
        const padded = (parts: readonly number[]) =>
          [0, 1, 2, 3].map((at) => String(parts[at] ?? 0).padStart(5, "0")).join();
        const order = compareHostVersions(one ?? [], other ?? []);
        expect(Math.sign(order)).toBe(padded(a) < padded(b) ? -1 : Number(padded(a) > padded(b)));
      },
    ),
  );
});

it("knows a path from the type on that brought it", () => {
  expect(desktopKnows("0.29.9.9", "0.30.0.0")).toBe(false);
  expect(desktopKnows("0.30.0.0", "0.30.0.0")).toBe(true);
  expect(desktopKnows("2.0.0.0", "0.1.0.0")).toBe(true);
  expect(desktopKnows("no version", "0.1.0.0")).toBe(true);
});
