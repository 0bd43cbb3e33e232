import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { atStart } from "./scripts/atStart.ts";
import { chunkGroups } from "./scripts/chunkGroups.ts";
import { compressedCopies } from "./scripts/compressedCopies.ts";
import { pdfResources } from "./scripts/pdfResources.ts";
import { preloadInPieces } from "./scripts/preloadInPieces.ts";
import { stableIds } from "./scripts/stableIds.ts";
import { workerLicences } from "./scripts/workerLicences.ts";
import packageJson from "./package.json" with { type: "json" };

/**
 * `browserslist` in package.json is the only source of the browser baseline: "chrome >= 92" is "chrome92"
 * here.
 */
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
/** In addition to the packages of the page. */
const ONLY_IN_WORKERS = ["@cantoo/fontkit", "@cantoo/pdf-lib", "hucre", "idb", "pako", "three"];
/**
 * A path is the beginning of a module's path: if it matches none, because a file was moved, the build fails.
 */
const shared = chunkGroups(
  import.meta.dirname,
  [
    {
      // Chunks run in the order of imports: without this group, code that an entry shares with later chunks
      // would run before the polyfills.
      name: "floor",
      packages: [/core-js/u],
      paths: ["src/floor"],
    },
    {
      // Names that the contract uses. The bundler would put them into their tables' chunk, which every screen
      // would then fetch.
      name: "terms",
      paths: ["src/domain/products/energy/energyTerms."],
    },
    {
      // Small modules that nearly every screen uses. The bundler would make a chunk of each, often of some
      // hundred bytes: a list took 89 requests, and requesting them took a weak machine longer than running
      // them.
      name: "everywhere",
      minShareCount: 3,
      packages: [
        /@tabler\/icons-react/u,
        /@mantine\/hooks/u,
        /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|Group|Skeleton)\//u,
        /@mantine\/core\/esm\/components\/(Combobox\/ComboboxChevron|Checkbox\/CheckIcon)\//u,
        /@mantine\/core\/esm\/.*\/get-(style-object|auto-contrast-value|parsed-combobox-data)\//u,
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
        "src/api/contract/hostCalls.",
        "src/api/contract/multiRoom.",
        "src/api/host/readHostReply.",
        "src/domain/desk/host/hostP",
        "src/domain/building/rooms/Room.",
        "src/domain/building/selection/unitQuantity.",
      ],
      except: [
        "src/domain/catalogue/listing/dutyWords",
        "src/domain/catalogue/duty/dutyFault",
        "src/domain/catalogue/duty/dutyFields",
        // With every unit of an import; only what tells of an operating point asks it.
        "src/domain/catalogue/duty/withinReading",
      ],
    },
    {
      // Modules that draw nearly every table; the home screen has none.
      name: "table",
      minShareCount: 3,
      paths: [
        "DataTable.",
        "DataFoot.",
        "DataRow",
        "DataHead.",
        "SkeletonRows.",
        "TableBox.",
        "columns.",
        "selectedRow.",
      ].map((name) => `src/ui/kit/table/${name}`),
    },
    {
      // What every picture of curves and duties is laid out by.
      name: "drawing",
      minShareCount: 2,
      paths: ["PlotArea.", "axisMark.", "axisTicks.", "systemPoints."].map(
        (name) => `src/domain/products/drawing/${name}`,
      ),
    },
    {
      // Faults of duty forms: screens without such a form only use the codes.
      name: "dutyFaults",
      minShareCount: 2,
      paths: ["src/domain/catalogue/duty/dutyFault", "src/domain/physics/fluid/wrong"],
    },
    {
      // Choices of yearly energy, which an address may hold.
      name: "energy",
      minShareCount: 2,
      paths: ["EnergyChoice", "LoadProfile", "controlMethods", "energyAddress", "motorEfficiency"].map(
        (name) => `src/domain/products/energy/${name}.`,
      ),
    },
    {
      // Texts of lists, comparison and detail about yearly energy; the first screen has none.
      name: "energyWords",
      minShareCount: 2,
      paths: ["src/domain/products/energy/energyWords."],
    },
  ],
  "src/ui/main.tsx",
);
const floor = shared.groups.filter(({ name }) => name === "floor");
/** Characters of base64, the fewest that the bundler accepts for this many chunks. */
const HASH = 7;
/** Address of the API while Vite serves the site under `npm run dev`. */
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
  // As in the page: licences are in LICENCES, and marks of pure calls are only for bundlers.
  worker: {
    format: "es",
    rolldownOptions: { output: { comments: false, codeSplitting: { groups: [...floor, atStart("start")] } } },
  },
  // The first scan of the page does not include workers; a package found later makes the dev server reload.
  optimizeDeps: { include: ["comlink", "valibot", ...ONLY_IN_WORKERS], exclude: ["pdfjs-dist"] },
  build: {
    target,
    cssTarget: target,
    manifest: true,
    // Ships the licences of third-party code with it.
    license: { fileName: LICENCES },
    // The oldest browser supports <link rel="modulepreload">, and an inline script would violate the content
    // security policy.
    modulePreload: { polyfill: false },
    // A font or picture in a data: URL would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Separate budgets cover what a person waits for (scripts/gate/bundleBudgetPart.ts); the large chunks are
    // workers.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: shared.groups },
        // Chunks contain one another's names, and compression cannot shorten a hash.
        entryFileNames: `assets/[name]-[hash:${HASH}].js`,
        chunkFileNames: `assets/[name]-[hash:${HASH}].js`,
        assetFileNames: `assets/[name]-[hash:${HASH}][extname]`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/static", "/account", "/healthz", "/livez", "/readyz"].map((path) => [path, api]),
    ),
  },
});
