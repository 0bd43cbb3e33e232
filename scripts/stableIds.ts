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
 * Mantine's `useId` puts a random id in the place of React's as soon as a field stands, for the sake of servers that render
 * pages: every field is drawn twice, the second time while nothing else may happen. Here React's own id stays.
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
