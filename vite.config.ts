import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./scripts/chunkGroups.ts";
import { compressedCopies } from "./scripts/compressedCopies.ts";
import { pdfResources } from "./scripts/pdfResources.ts";
import { preloadInPieces } from "./scripts/preloadInPieces.ts";
import { stableIds } from "./scripts/stableIds.ts";
import { workerLicences } from "./scripts/workerLicences.ts";
import packageJson from "./package.json" with { type: "json" };

/** `browserslist` in package.json is the one source of the browser floor: "chrome >= 92" is "chrome92" here. */
function floorTarget(): string {
  const [floor, ...others] = packageJson.browserslist;
  const version = /^chrome >= (\d+)$/u.exec(floor ?? "")?.[1];
  if (version === undefined || others.length > 0)
    throw new Error(
      `browserslist must be one line "chrome >= N", not ${packageJson.browserslist.join(", ")}`,
    );
  return `chrome${version}`;
}

const target = floorTarget();
const LICENCES = "licences.md";
/** Besides what the page has as well. */
const ONLY_IN_WORKERS = ["@cantoo/fontkit", "@cantoo/pdf-lib", "hucre", "idb", "pako", "three"];
/** A path says where a module begins: one that meets none any more, since a file was moved, fails the build. */
const shared = chunkGroups(
  import.meta.dirname,
  [
    {
      // Chunks run in the order of their imports: what an entry shares with what it fetches later would run before its floor.
      name: "floor",
      packages: [/core-js/u],
      paths: ["src/floor"],
    },
    {
      // What the wire names. Left to the bundler it goes where its tables go, which every screen would then fetch.
      name: "terms",
      paths: ["src/domain/products/energy/energyTerms."],
    },
    {
      // Small things that nearly every screen draws. Left to the bundler each is a chunk of its own, often of some hundred
      // bytes: a list was 89 requests, and to ask for them took a weak machine longer than to run them.
      name: "everywhere",
      minShareCount: 3,
      packages: [
        /@tabler\/icons-react/u,
        /@mantine\/hooks/u,
        /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|Group|Skeleton)\//u,
        /@mantine\/core\/esm\/components\/(Combobox\/ComboboxChevron|Checkbox\/CheckIcon)\//u,
      ],
      paths: [
        "src/ui/page/",
        "src/ui/kit/tags/",
        "src/ui/kit/input/LinkButton.",
        "src/ui/kit/layout/Panel.",
        "src/ui/kit/layout/PageHead.",
        "src/ui/kit/table/Spacer.",
        "src/ui/kit/table/table.module",
        "src/ui/kit/layout/EmptyState.",
        "src/ui/kit/layout/classNames.",
        "src/domain/base/format",
        "src/domain/base/limits",
        "src/domain/physics/air/altitude",
        "src/domain/physics/curve/curveQuantities.",
        "src/domain/physics/curve/power.",
        "src/domain/catalogue/listing/",
        "src/domain/catalogue/duty/",
        "src/domain/products/chart/axes.",
        "src/api/contract/endpoint.",
        "src/api/contract/limits.",
      ],
      except: [
        "src/domain/catalogue/listing/dutyWords",
        "src/domain/catalogue/duty/dutyFault",
        "src/domain/catalogue/duty/dutyFields",
      ],
    },
    {
      // What nearly every table is drawn by; home has none.
      name: "table",
      minShareCount: 3,
      paths: [
        "DataTable.",
        "DataRow",
        "DataHead.",
        "SkeletonRows.",
        "TableBox.",
        "columns.",
        "selectedRow.",
      ].map((name) => `src/ui/kit/table/${name}`),
    },
    {
      // What the forms of a duty refuse: screens without such a form know its codes alone.
      name: "dutyFaults",
      minShareCount: 2,
      paths: ["src/domain/catalogue/duty/dutyFault", "src/domain/physics/fluid/wrong"],
    },
    {
      // What lists, comparison and detail say of a year's energy before any is computed.
      name: "energy",
      minShareCount: 2,
      paths: [
        "EnergyChoice",
        "LoadProfile",
        "controlWays",
        "energyAddress",
        "energyWords",
        "motorEfficiency",
      ].map((name) => `src/domain/products/energy/${name}.`),
    },
  ],
  "src/ui/main.tsx",
);
const floor = shared.groups.filter(({ name }) => name === "floor");
/** Characters of base64, the fewest that the bundler takes for as many chunks. */
const HASH = 7;
/** Where `npm run dev` finds the API while Vite serves the site. */
const api = process.env["VOLUTE_API"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [
    stableIds(),
    shared.plugin,
    preloadInPieces(),
    react(),
    workerLicences(ONLY_IN_WORKERS, LICENCES),
    pdfResources(),
    compressedCopies(),
  ],
  // As in the page: what the code is under is in LICENCES, and marks of pure calls are for bundlers.
  worker: {
    format: "es",
    rolldownOptions: { output: { comments: false, codeSplitting: { groups: floor } } },
  },
  // The first scan of the page does not look into workers; found later, a package makes the dev server reload.
  optimizeDeps: { include: ["comlink", "valibot", ...ONLY_IN_WORKERS], exclude: ["pdfjs-dist"] },
  build: {
    target,
    cssTarget: target,
    manifest: true,
    // What we ship of others carries their licences with it.
    license: { fileName: LICENCES },
    // The floor knows <link rel="modulepreload">, and an inline script would break the content security policy.
    modulePreload: { polyfill: false },
    // A font or picture in a data: URL would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // What a person waits for is held by budgets of its own (scripts/gate/bundleBudgetPart.ts); the large chunks are workers.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: shared.groups },
        // The names of chunks stand in one another, where no compression makes a hash shorter.
        entryFileNames: `assets/[name]-[hash:${HASH}].js`,
        chunkFileNames: `assets/[name]-[hash:${HASH}].js`,
        assetFileNames: `assets/[name]-[hash:${HASH}][extname]`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(["/api", "/static", "/account", "/healthz"].map((path) => [path, api])),
  },
});
