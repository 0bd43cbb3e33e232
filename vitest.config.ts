import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/**
 * Tests that start the real server in its own process: the built one, which `builtServer.ts` builds if it is
 * out of date.
 */
const PROCESSES = [
  "tests/server/start/{compose,containers,metricsWiring,panicked,publishedLive,smallDisk,start}.test.ts",
  "tests/server/start/{stoppedLoading,threaded,withoutSamples,workers}.test.ts",
  "tests/server/**/{backup,import}Process.test.ts",
];
/** Tests that replace modules, or lock and kill processes: each loads its modules separately. */
const APART = [
  "tests/server/{process/dataDirLock,start/killed,start/killedImport,start/outlived}.test.ts",
  "tests/server/account/{passwords,signIn,uncompared}.test.ts",
  "tests/server/project/{selectedProducts,selectionLocks}.test.ts",
  "tests/server/selection/threadsBeside.test.ts",
];

/** Consecutive files load their modules only once; none of them leaves state in them. */
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
          // Pure functions, and the page's connections to server and host.
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
          // Workers, called within the process. Some of their work continues after a test, so tests that
          // count timers are elsewhere.
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
          // Half of such a file's time is loading the server's modules and the embedded database's program.
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
          // All tests without a project of their own.
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
          // The page's modules take longest to load; tests/support/freshPage.ts resets their state.
          ...SHARED,
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/failOnConsole.ts", "tests/support/freshPage.ts"],
        },
      },
    ],
  },
});
