import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Start the real server as a process of its own: the built one, which `builtServer.ts` builds where it is outdated. */
const PROCESSES = [
  "tests/server/start/{panicked,start,withoutSamples}.test.ts",
  "tests/server/**/importProcess.test.ts",
];
/** Put something else in a module's place, or hold and kill processes: each reads its modules for itself. */
const APART = [
  "tests/server/{process/dataDirLock,start/killed}.test.ts",
  "tests/server/account/{passwords,signIn}.test.ts",
  "tests/server/project/selectedProducts.test.ts",
];

/** Files that follow one another load their modules once; none of them leaves anything in what they share. */
const SHARED = { isolate: false, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  plugins: [react()],
  test: {
    // An embedded database or a thread pool may start inside a test, on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    benchmark: { include: ["bench/**/*.bench.ts"] },
    projects: [
      {
        extends: true,
        test: {
          // Pure functions, and the page's ways to server and host.
          name: "domain",
          environment: "node",
          ...SHARED,
          include: ["tests/{api,domain}/**/*.test.ts"],
          setupFiles: ["tests/support/failOnConsole.ts", "tests/support/propertyRuns.ts"],
        },
      },
      {
        extends: true,
        test: {
          // What workers do, asked within the process. Some of it goes on after a test: whoever counts timers is elsewhere.
          name: "workers",
          environment: "node",
          ...SHARED,
          include: ["tests/workers/**/*.test.ts"],
          setupFiles: ["tests/support/failOnConsole.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Half of what such a file takes is reading the server's modules and the embedded database's program.
          name: "server",
          environment: "node",
          ...SHARED,
          include: ["tests/server/**/*.test.ts"],
          exclude: [...APART, ...PROCESSES],
          setupFiles: ["tests/support/failOnConsole.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          environment: "node",
          include: PROCESSES,
          globalSetup: "tests/support/builtServer.ts",
          setupFiles: ["tests/support/failOnConsole.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Whatever has no project of its own.
          name: "node",
          environment: "node",
          include: ["tests/!(api|domain|server|ui|workers)/**/*.test.ts", ...APART],
          setupFiles: ["tests/support/failOnConsole.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "ui",
          environment: "happy-dom",
          // The page's modules are the dearest to load; what they remember, tests/support/freshPage.ts makes forget.
          ...SHARED,
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/failOnConsole.ts", "tests/support/freshPage.ts"],
        },
      },
    ],
  },
});
