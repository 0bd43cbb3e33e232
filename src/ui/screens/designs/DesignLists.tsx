import type { DesignModule } from "#api/contract/designModules.ts";
import type { DesignTemplate } from "#api/contract/designTemplates.ts";
import type { Practice } from "#api/contract/practices.ts";
import type { Scene } from "#api/contract/scenes.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import { useLibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { DesignList } from "./DesignList.tsx";
import type { DesignRegistry } from "./DesignRegistry.ts";
import { PracticeSection } from "./PracticeSection.tsx";
import { useModules } from "./useModules.ts";
import { usePractices } from "./usePractices.ts";
import { useScenes } from "./useScenes.ts";
import { useTemplates } from "./useTemplates.ts";

const MODULES: DesignRegistry<DesignModule> = {
  what: "模块",
  picture: ({ thumbnail }) => thumbnail,
  lines: ({ description, functionType, categoryName, specialtyName, typeName }) => [
    [functionType === "" ? null : categoryName, specialtyName, typeName].filter(Boolean).join(" · "),
    description,
  ],
  opens: { Detail: fetched(async () => (await import("./ModuleDrawer.tsx")).ModuleDrawer) },
  nextStep: { label: "打开构件库", to: "/components" },
};

/** 模块库: groups of products in a fixed arrangement. */
export function ModuleList() {
  const question = useLibraryQuestion();
  return <DesignList registry={MODULES} question={question} answer={useModules(question)} />;
}

const TEMPLATES: DesignRegistry<DesignTemplate> = {
  what: "模板",
  picture: ({ thumbnail }) => thumbnail,
  lines: ({ description, categoryName }) => [categoryName, description],
  opens: { Detail: fetched(async () => (await import("./TemplateDrawer.tsx")).TemplateDrawer) },
  nextStep: { label: "打开产品库", to: "/" },
};

/** 模板库: complete plant rooms as a start for projects. */
export function SchemeList() {
  const question = useLibraryQuestion();
  return <DesignList registry={TEMPLATES} question={question} answer={useTemplates(question)} />;
}

const PRACTICES: DesignRegistry<Practice> = {
  what: "做法",
  picture: ({ layers, categoryCode }) => <PracticeSection layers={layers} categoryCode={categoryCode} />,
  lines: ({ description, categoryName, featureName, layers }) => [
    `${categoryName} · ${featureName} · ${layers.length} 层`,
    description,
  ],
  opens: { Detail: fetched(async () => (await import("./PracticeDrawer.tsx")).PracticeDrawer) },
  nextStep: { label: "打开标准材料库", to: "/material" },
};

/** 工程做法库: constructions, layer by layer. */
export function PracticeList() {
  const question = useLibraryQuestion();
  return <DesignList registry={PRACTICES} question={question} answer={usePractices(question)} />;
}

const SCENES: DesignRegistry<Scene> = {
  what: "场景",
  picture: ({ thumbnail }) => thumbnail,
  lines: ({ description, categoryName, componentCount }) => [
    `${categoryName} · ${componentCount} 个构件`,
    description,
  ],
  opens: { to: ({ id }) => `/scenes/${encodeURIComponent(id)}/components` },
  nextStep: { label: "打开构件库", to: "/components" },
};

/** 场景库: furnished rooms with their equipment. */
export function SceneList() {
  const question = useLibraryQuestion();
  return <DesignList registry={SCENES} question={question} answer={useScenes(question)} />;
}

export { SceneComponentList } from "./SceneComponentList.tsx";
