import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordHash, rootHash } from "#domain/products/claim/recordHash.ts";
import { sha256 } from "#domain/base/hash/sha256.ts";

const P2 = {
  id: "P2",
  curve: [
    [0, 20],
    [10, 15.5],
  ],
  price: null,
};
const P1 = {
  id: "P1",
  curve: [
    [0, 18],
    [12, 11],
  ],
  price: 1200,
};
const hashed = (...records: readonly { readonly id: string }[]) =>
  records.map((record) => ({ id: record.id, hash: recordHash({ ...record }, sha256) }));
const rootOf = (...records: readonly { readonly id: string }[]) => rootHash(hashed(...records), sha256);

describe("cases of data/engineering2_cases.json", () => {
  it("H4 catalogue version: order-free root hash", () => {
    expect(hashed(P1, P2)).toEqual([
      { id: "P1", hash: "29f203869f6bf75661069b4c9146d0e417fcc36252dcaa5ceb0013caade63384" },
      { id: "P2", hash: "31adfd460b3ccd16463c7f2a19c0ac13fb071bb57583db19c765d7f68c8a3c6b" },
    ]);
    expect(rootOf(P2, P1)).toBe("d8428f14f630664f9bf72345f14b45d2a39e90e3831c3eb1a674dd97bdf9a825");
    expect(rootOf(P1, P2)).toBe(rootOf(P2, P1));
    const changed = {
      ...P2,
      curve: [
        [0, 20],
        [10, 15.6],
      ],
    };
    expect(rootOf(P1, changed)).not.toBe(rootOf(P1, P2));
    expect(hashed(P1, changed)[0]).toEqual(hashed(P1, P2)[0]);
    expect(hashed(P1, changed)[1]).not.toEqual(hashed(P1, P2)[1]);
  });
});

it("the root is the same in every order, and another one for every other set", () => {
  const ids = fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 6 }).filter((id) => !id.includes("\n")),
    {
      minLength: 2,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(ids, (names) => {
      const records = names.map((id) => ({ id, hash: sha256(id) }));
      const root = rootHash(records, sha256);
      expect(rootHash(records.toReversed(), sha256)).toBe(root);
      expect(rootHash(records.slice(1), sha256)).not.toBe(root);
    }),
  );
});
