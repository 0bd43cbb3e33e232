import { lazy } from "react";
import type { DesignTemplate } from "#api/contract/designTemplates.ts";
import { useLibraryQuestion } from "../../components/library/useLibraryQuestion.ts";
import { DesignList } from "./DesignList.tsx";
import type { DesignRegistry } from "./DesignRegistry.ts";
import { useTemplates } from "./useTemplates.ts";

const REGISTRY: DesignRegistry<DesignTemplate> = {
  what: "模板",
  picture: ({ thumbnail }) => thumbnail,
  lines: ({ description, categoryName }) => [categoryName, description],
  opens: { Detail: lazy(async () => ({ default: (await import("./TemplateDrawer.tsx")).TemplateDrawer })) },
  wayOn: { label: "打开产品库", to: "/" },
};

/** 模板库: whole plant rooms to begin a project with. */
export function SchemeList() {
  const question = useLibraryQuestion();
  return <DesignList registry={REGISTRY} question={question} answer={useTemplates(question)} />;
}
