import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { REFERENCE_VERSION } from "#server/catalogue/reference/loadReference.ts";
import { referenceRows } from "#server/catalogue/reference/referenceRows.ts";

/**
 * Fingerprints of the rows, for each version that was ever in use. If rows have changed, raise the version and add
 * its line.
 */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  "1": "266b303a813bd62e2d311cbeb4fc2f37",
  "2": "0d22b2a51ac45f1aad80ce2f987ecf60",
};

test("the materials and manuals are those of the version, the same on every machine", () => {
  const fingerprint = createHash("sha256").update(JSON.stringify(referenceRows())).digest("hex");
  expect(fingerprint.slice(0, 32)).toBe(FINGERPRINTS[REFERENCE_VERSION]);
});
