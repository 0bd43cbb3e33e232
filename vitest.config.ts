import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

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
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/domain/**", "tests/ui/**"],
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
