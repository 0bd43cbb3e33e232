import { describe, expect, it } from "vitest";
import { canonicalJson } from "#domain/base/hash/canonicalJson.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { sha256 } from "#domain/base/hash/sha256.ts";
import { engineAnswers } from "../support/engineAnswers.ts";

/**
 * A link holds the number of the engine, and by it says whether rules have changed since. Where this fails and another
 * answer is meant: raise ENGINE (src/domain/products/claim/engine.ts), put the hashes of the answers as they are now in the place
 * of the old ones, and add a line to `ENGINES`. The line of a number that was given away stays as it is. A new case is
 * a new answer.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  A1: "bd888290",
  A2: "29d2ab34",
  A5: "3c8f4791",
  A7: "0885cefc",
  A9: "b4702c3b",
  B1: "a16d4ef8",
  B3: "fe3d4dbe",
  B9: "1e2c887a",
  C2: "724a1780",
  C4: "6bc8924d",
  C6: "730075d4",
  C8: "30dc2057",
  C10: "2117fdc2",
  C14: "5898880c",
  C16: "5bba6d3c",
  C16speed: "7af0dc99",
  C17: "d42a5fc2",
  D1: "44b70e53",
  D4: "67d786e7",
  D5: "43b7a48b",
  D7: "68ac0260",
  D8: "5c2ab539",
  D9: "dd0cc362",
  D12: "f033241f",
  D14: "45fca1e1",
  G3: "53f75ef3",
  G4: "a4f04d7e",
  H1: "a2a68654",
  H4: "020d9ed4",
  standards: "0932cf0a",
  details: "e08d305b",
  oneWork: "aa30e670",
};

/** Every number that there was, with the hash of its answers. */
const ENGINES: ReadonlyMap<number, string> = new Map([
  [1, "89cf47ced7fdc7a9"],
  // What a pump's answer says of its suction side and, with a liquid, of its motor.
  [2, "9fcc5e6007e75d2e"],
  // Viscous liquids at a speed, grades, and one efficiency and shaft power of a point.
  [3, "8c7445bc5e0c3b73"],
  // Of efficiency and shaft power one follows from the other.
  [4, "71c739a496fc624d"],
]);

const DIGITS = 8;
const hashesOf = (answers: ReturnType<typeof engineAnswers>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, sha256(canonicalJson(answer)).slice(0, DIGITS)]),
  );

describe("the engine's number", () => {
  it("is raised when an answer changes", () => {
    expect(hashesOf(engineAnswers())).toEqual(ANSWERS);
  });

  it("stands for the answers that are held, and for no others", () => {
    expect(ENGINES.get(ENGINE)).toBe(sha256(canonicalJson(ANSWERS)).slice(0, 2 * DIGITS));
    expect(Math.max(...ENGINES.keys())).toBe(ENGINE);
    expect(new Set(ENGINES.values()).size).toBe(ENGINES.size);
  });

  it("is asked for by a figure that differs in its ninth digit", () => {
    const answers = engineAnswers();
    const moved = { ...answers, C2: Number(answers["C2"]) * (1 + 1e-8) };
    expect(hashesOf(moved)).not.toEqual(ANSWERS);
    expect(hashesOf({ ...moved, C2: answers["C2"] ?? null })).toEqual(ANSWERS);
  });
});
