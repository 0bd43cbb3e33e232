import { Worker } from "node:worker_threads";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { forgetFloor } from "../support/forgetFloor.ts";
import { floorFacts } from "./floorFacts.ts";

/** A part of the floor as one script, as the build makes it for the oldest browser. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    logLevel: "error",
    configFile: "vite.config.ts",
    build: {
      write: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry, formats: ["iife"], name: "floor" },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Runs a script in a realm of its own and answers what it posts. */
async function inFreshRealm(script: string): Promise<unknown> {
  // Node does not count AbortSignal.timeout among the reasons to stay alive; a listener is one.
  const stay = `require("node:worker_threads").parentPort.on("message", () => {});`;
  const worker = new Worker(stay + script, { eval: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  } finally {
    await worker.terminate();
  }
}

/** Node 20 has no native one to compare with; this is its definition (ECMAScript 2024, 27.2.4.8). */
const define = `Promise.withResolvers ??= function () {
  let resolve, reject;
  const promise = new this((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
};`;
const forget = `(${forgetFloor.toString()})();`;
const tell = `(${floorFacts.toString()})().then((facts) => require("node:worker_threads").parentPort.postMessage(facts));`;

describe("the floor", () => {
  let floor = "";
  beforeAll(async () => {
    const parts = ["src/floor.ts", "src/floor/structuredClone.ts"];
    floor = (await Promise.all(parts.map(bundled))).join(";\n");
  });

  it("behaves as the native pieces do", async () => {
    const [native, supplied] = await Promise.all([
      inFreshRealm(define + tell),
      inFreshRealm(forget + floor + tell),
    ]);
    expect(supplied).toEqual(native);
  });

  it("is needed: a realm without it lacks the pieces", async () => {
    await expect(inFreshRealm(forget + tell)).rejects.toThrow(/is not (a function|defined)/u);
  });

  it("leaves native pieces alone", async () => {
    const pieces = `[structuredClone, Error, Object.hasOwn, [].findLast, [].toSorted, new Float64Array().with,
      Promise.withResolvers, AbortSignal.any, AbortController.prototype.abort]`;
    const answer = await inFreshRealm(
      `const native = ${pieces}; ${floor}; const now = ${pieces};
       require("node:worker_threads").parentPort.postMessage(native.map((piece, at) => piece === undefined || piece === now[at]));`,
    );
    expect(answer).toEqual(Array.from({ length: 9 }, () => true));
  });
});
