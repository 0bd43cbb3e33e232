import { defineConfig } from "vite";

/** The server as `npm start` runs it: our own sources as a few files of JavaScript, packages as they are installed. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist-server",
    target: "node20",
    rolldownOptions: {
      // What runs in a thread or process of its own is found by name beside the rest: src/server/entry.ts.
      input: {
        main: "src/server/main.ts",
        selectionThread: "src/server/engine/selectionThread.ts",
        scheduleThread: "src/server/project/export/scheduleThread.ts",
        partsThread: "src/server/catalogue/partsThread.ts",
        loadMain: "src/server/catalogue/loadMain.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
