import { lazy } from "react";
import type { Practice } from "#api/contract/practices.ts";
import { useLibraryQuestion } from "../../components/library/useLibraryQuestion.ts";
import { DesignList } from "./DesignList.tsx";
import type { DesignRegistry } from "./DesignRegistry.ts";
import { PracticeSection } from "./PracticeSection.tsx";
import { usePractices } from "./usePractices.ts";

const REGISTRY: DesignRegistry<Practice> = {
  what: "做法",
  picture: ({ layers, categoryCode }) => <PracticeSection layers={layers} categoryCode={categoryCode} />,
  lines: ({ description, categoryName, featureName, layers }) => [
    `${categoryName} · ${featureName} · ${layers.length} 层`,
    description,
  ],
  opens: { Detail: lazy(async () => ({ default: (await import("./PracticeDrawer.tsx")).PracticeDrawer })) },
  wayOn: { label: "打开标准材料库", to: "/material" },
};

/** 工程做法库: constructions, layer by layer. */
export function PracticeList() {
  const question = useLibraryQuestion();
  return <DesignList registry={REGISTRY} question={question} answer={usePractices(question)} />;
}
