import type { Plugin } from "vite";

const REPLACED = "./use-id/use-id.mjs";
const OURS = "\0stable-id";
const USE_ID = `
import { useId as useReactId } from "react";
export function useId(stated) {
  const own = useReactId();
  return stated ?? own;
}
`;

/**
 * Mantine's `useId` replaces React's id with a random one as soon as a field is mounted, for the sake of
 * server-side rendering: every field is rendered twice, the second time blocking everything else. Here
 * React's own id stays.
 */
export function stableIds(): Plugin {
  let [hasMantine, isReplaced] = [false, false];
  return {
    name: "stable-ids",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      if (importer?.includes("@mantine/hooks") !== true) return null;
      hasMantine = true;
      if (source !== REPLACED) return null;
      isReplaced = true;
      return OURS;
    },
    load: (id) => (id === OURS ? USE_ID : null),
    buildEnd(error) {
      if (error === undefined && hasMantine && !isReplaced)
        this.error(`@mantine/hooks has no ${REPLACED} any more: every field would be drawn twice.`);
    },
  };
}
