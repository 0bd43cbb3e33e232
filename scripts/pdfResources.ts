import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FROM = "node_modules/pdfjs-dist";
const FOLDERS = ["cmaps", "standard_fonts"];
const PLACE = "pdfjs";

/** By their address in the site. */
const files = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(FROM, folder)).map(
      (name) => [`${PLACE}/${folder}/${name}`, join(FROM, folder, name)] as const,
    ),
  );

/**
 * Resources that a PDF may omit: maps of Chinese characters and the standard fonts, fetched by the reader one
 * at a time.
 */
export const pdfResources = (): Plugin => ({
  name: "pdf-resources",
  generateBundle() {
    for (const [fileName, path] of files())
      this.emitFile({ type: "asset", fileName, source: new Uint8Array(readFileSync(path)) });
  },
  configureServer({ middlewares }) {
    const known = new Map(files().map(([address, path]) => [`/${address}`, path]));
    middlewares.use((request, response, next) => {
      const path = known.get(request.url ?? "");
      if (path === undefined) next();
      else response.end(readFileSync(path));
    });
  },
});
