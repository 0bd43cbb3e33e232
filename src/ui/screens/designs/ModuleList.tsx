import { lazy } from "react";
import type { DesignModule } from "#api/contract/designModules.ts";
import { useLibraryQuestion } from "../../components/library/useLibraryQuestion.ts";
import { DesignList } from "./DesignList.tsx";
import type { DesignRegistry } from "./DesignRegistry.ts";
import { useModules } from "./useModules.ts";

const REGISTRY: DesignRegistry<DesignModule> = {
  what: "模块",
  picture: ({ thumbnail }) => thumbnail,
  lines: ({ description, functionType, categoryName, specialtyName, typeName }) => [
    [functionType === "" ? null : categoryName, specialtyName, typeName].filter(Boolean).join(" · "),
    description,
  ],
  opens: { Detail: lazy(async () => ({ default: (await import("./ModuleDrawer.tsx")).ModuleDrawer })) },
  wayOn: { label: "打开构件库", to: "/components" },
};

/** 模块库: groups of products in a fixed arrangement. */
export function ModuleList() {
  const question = useLibraryQuestion();
  return <DesignList registry={REGISTRY} question={question} answer={useModules(question)} />;
}
