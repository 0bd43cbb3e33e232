import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Plugin } from "vite";
import { compressed, ENCODINGS, isCompressible, SUFFIXES } from "../src/server/http/encoding.ts";

/** Shorter files fit a packet or two as they are. */
const WORTH_COMPRESSING = 1024;

/** The server writes its settings into the page first. */
const PAGE = "index.html";

/** Lays beside every file of the built site its copies as they travel, so that the server compresses nothing. */
export const compressedCopies = (): Plugin => {
  let folder = "";
  return {
    name: "compressed-copies",
    // A build that writes nothing has nothing to lay copies beside.
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
