import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/**
 * The server's parts, asked within the process: what these files share is their modules, which remember nothing of a
 * test, nor does any of them put something else in a module's place.
 */
const SERVER_PARTS =
  "tests/server/{components,documents,goods,materials,reference,routes,samples}/**/*.test.ts";

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
          // Pure functions share nothing but their modules: files that follow one another load those once.
          name: "domain",
          environment: "node",
          isolate: false,
          include: ["tests/domain/**/*.test.ts"],
          setupFiles: ["tests/support/failOnConsole.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Half of what such a file takes is reading the server's modules and the embedded database's program.
          name: "server",
          environment: "node",
          isolate: false,
          restoreMocks: true,
          include: [SERVER_PARTS],
          setupFiles: ["tests/support/failOnConsole.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/domain/**", "tests/ui/**", SERVER_PARTS],
          setupFiles: ["tests/support/failOnConsole.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "ui",
          environment: "happy-dom",
          // The page's modules are the dearest to load; what they remember, tests/support/freshPage.ts makes forget.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/failOnConsole.ts", "tests/support/freshPage.ts"],
        },
      },
    ],
  },
});
