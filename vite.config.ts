import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
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
/** Chunks run in the order of their imports: what an entry shares with what it fetches later would run before its floor. */
const floor = { name: "floor", test: /src\/floor|core-js/u };
/**
 * Small things that nearly every screen draws. Left to the bundler each is a chunk of its own, often of some hundred bytes:
 * a list was 89 requests, and to ask for them took a weak machine longer than to run them.
 */
const everywhere = {
  name: "everywhere",
  minShareCount: 3,
  test: new RegExp(
    [
      "@tabler/icons-react",
      "@mantine/hooks",
      "@mantine/core/esm/components/(Input|InputBase|TextInput|Group|Skeleton)/",
      "@mantine/core/esm/components/(Combobox/ComboboxChevron|Checkbox/CheckIcon)/",
      "src/ui/hooks/(page|services)/",
      "src/ui/components/tags/",
      "src/ui/components/layout/(Panel|PageHead|SkeletonRows|EmptyState|classNames)[.]",
      "src/ui/components/input/LinkButton[.]",
      "src/domain/base/(format|limits)",
      "src/domain/physics/(air/altitude|curve/(curveQuantities|power)[.])",
      "src/domain/catalogue/(listing/(?!dutyWords)|duty/(?!dutyFault|dutyFields))",
      "src/domain/products/chart/axes[.]",
      "src/api/contract/(endpoint|limits)[.]",
    ].join("|"),
    "u",
  ),
};
/** Characters of base64, the fewest that the bundler takes for as many chunks. */
const HASH = 7;
/** What the forms of a duty refuse, in one chunk: screens without such a form know its codes alone. */
const faults = {
  name: "dutyFaults",
  minShareCount: 2,
  test: /src\/domain\/(catalogue\/duty\/dutyFault|physics\/fluid\/wrong)/u,
};
/** What lists, comparison and detail say of a year's energy before any is computed, in one chunk. */
const energy = {
  name: "energy",
  minShareCount: 2,
  test: /src\/domain\/products\/energy\/(EnergyChoice|LoadProfile|controlWays|energyAddress|energyWords|motorEfficiency)[.]/u,
};
/** Where `npm run dev` finds the API while Vite serves the site. */
const api = process.env["VOLUTE_API"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [
    stableIds(),
    preloadInPieces(),
    react(),
    workerLicences(ONLY_IN_WORKERS, LICENCES),
    pdfResources(),
    compressedCopies(),
  ],
  // As in the page: what the code is under is in LICENCES, and marks of pure calls are for bundlers.
  worker: {
    format: "es",
    rolldownOptions: { output: { comments: false, codeSplitting: { groups: [floor] } } },
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
        codeSplitting: { groups: [floor, everywhere, faults, energy] },
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
