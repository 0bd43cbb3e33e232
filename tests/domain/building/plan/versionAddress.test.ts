import fc from "fast-check";
import { expect, test } from "vitest";
import { readVersionAddress, versionParts } from "#domain/building/plan/versionAddress.ts";

test("reads the version that it has written", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (projectId, versionId) => {
      const query = new URLSearchParams(
        versionParts({ projectId, versionId }).map(([name, value]) => [name, value]),
      );
      expect(readVersionAddress(new URLSearchParams(query.toString()))).toEqual({ projectId, versionId });
    }),
  );
});

test("takes nothing else for one", () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), (text, id) => {
      expect(readVersionAddress(versionParts({ projectId: text, versionId: id }))).toBeNull();
      expect(readVersionAddress(versionParts({ projectId: id, versionId: text }))).toBeNull();
    }),
  );
  expect(readVersionAddress([])).toBeNull();
});
