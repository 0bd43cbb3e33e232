import type { Questions } from "../head/Questions.ts";
import { listedModels, type ListedModels } from "../words/listedModels.ts";

interface NamedModels {
  readonly models: readonly string[];
  readonly asked: readonly string[];
  /** Why its row is left out. */
  readonly fault: string | null;
}

const ONE = { asked: [], fault: null };

/**
 * Reads the cells of a column of models, of which one may name several. What is not sure to be a list is asked
 * about, once for each way of writing.
 */
export function modelLists(
  texts: readonly string[],
  header: string,
  hasDecimalComma: boolean,
  questions: Questions,
): (text: string) => NamedModels {
  const found = new Map<string, ListedModels | null>();
  for (const text of texts) if (!found.has(text)) found.set(text, listedModels(text, hasDecimalComma));
  // Where other models have a slash as well, or the second is in a row of its own, the slash is part of the name.
  const isSlashOfNames = [...found].some(([text, listed]) =>
    listed === null
      ? text.includes("/")
      : listed.kind === "slash" && listed.models.slice(1).some((model) => found.has(model)),
  );
  const hasOthers = [...found].some(([text, listed]) => text !== "" && listed === null);

  return (text) => {
    const listed = found.get(text) ?? null;
    if (listed === null || (listed.kind === "slash" && isSlashOfNames)) return { ...ONE, models: [text] };
    if (listed.isSure) return { ...ONE, models: listed.models };
    const { option, open } = ask(listed.kind);
    const asked = open === null ? [] : [open];
    if (option === "one") return { models: [text], asked, fault: null };
    const { models } = listed;
    const fault =
      option === "none"
        ? `一格“${text}”有几个型号`
        : models.length === 0
          ? `“${text}”之间有哪些型号没有写明`
          : null;
    return { models: fault === null ? models : [text], asked, fault };
  };

  function ask(kind: ListedModels["kind"]) {
    const alike = [...found].filter(([, listed]) => listed?.kind === kind && !listed.isSure);
    const [text = "", listed] = alike.find(([, one]) => one?.models.length !== 0) ?? alike[0] ?? [];
    const each = listed?.models.join("、") ?? "";
    return questions.ask(
      {
        code: "models-in-cells",
        field: header,
        text: `“${header}”一列的“${text}”等，是几个型号共用一行数值，还是一个型号`,
        options: [
          { id: "each", label: each === "" ? "是几个型号" : `是几个型号：${each}` },
          { id: "one", label: "是一个型号的名称" },
          { id: "none", label: "不读有这种单元格的行" },
        ],
        proposal: kind === "slash" && !hasOthers ? "one" : "each",
      },
      kind,
    );
  }
}
