import type { Scene } from "#api/contract/scenes.ts";
import { useLibraryQuestion } from "../../components/library/useLibraryQuestion.ts";
import { DesignList } from "./DesignList.tsx";
import type { DesignRegistry } from "./DesignRegistry.ts";
import { useScenes } from "./useScenes.ts";

const REGISTRY: DesignRegistry<Scene> = {
  what: "场景",
  picture: ({ thumbnail }) => thumbnail,
  lines: ({ description, categoryName, componentCount }) => [
    `${categoryName} · ${componentCount} 个构件`,
    description,
  ],
  opens: { to: ({ id }) => `/scenes/${encodeURIComponent(id)}/components` },
  wayOn: { label: "打开构件库", to: "/components" },
};

/** 场景库: furnished rooms with their equipment. */
export function SceneList() {
  const question = useLibraryQuestion();
  return <DesignList registry={REGISTRY} question={question} answer={useScenes(question)} />;
}
