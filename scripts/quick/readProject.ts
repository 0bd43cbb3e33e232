import { readFileSync } from "node:fs";
import { readSeconds } from "../gate/recordedSeconds.ts";
import { projectFiles } from "./changesSince.ts";
import { readFetched } from "./fetchedTable.ts";
import type { Project } from "./planQuick.ts";

const CODE = /^(?:(?:src|tests|scripts|bench)\/.*[.](?:tsx?|mjs|css)|[^/]+[.]config[.]ts)$/u;

/** The project as it is in this folder. */
export function readProject(): Project {
  const paths = projectFiles();
  const texts = new Map(
    [...paths].filter((path) => CODE.test(path)).map((path) => [path, readFileSync(path, "utf8")] as const),
  );
  return { paths, texts, fetched: readFetched(), seconds: readSeconds() };
}
