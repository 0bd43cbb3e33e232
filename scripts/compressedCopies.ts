import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Plugin } from "vite";
import { compressed, ENCODINGS, isCompressible, SUFFIXES } from "../src/server/http/encoding.ts";

/** Shorter files fit into a packet or two uncompressed. */
const WORTH_COMPRESSING = 1024;

/** The server first writes its settings into the page. */
const PAGE = "index.html";

/**
 * Writes compressed copies beside every file of the built site, so that the server need not compress
 * anything.
 */
export const compressedCopies = (): Plugin => {
  let folder = "";
  return {
    name: "compressed-copies",
    // A build that writes nothing needs no copies.
    apply: ({ build }, { command }) => command === "build" && build?.write !== false,
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const copyAll = async (name: string) => {
        const bytes = await readFile(join(folder, name));
        if (bytes.byteLength < WORTH_COMPRESSING) return;
        for (const encoding of ENCODINGS)
          await writeFile(join(folder, name + SUFFIXES[encoding]), await compressed(bytes, encoding));
      };
      const names = await readdir(folder, { recursive: true });
      const isCopied = (name: string) => name !== PAGE && isCompressible(getMimeType(name) ?? "");
      await Promise.all(names.filter(isCopied).map(copyAll));
    },
  };
};
