import { useEffect, useRef, useState } from "react";
import { areaCodeOf, areaName, areaNamed } from "#domain/products/goods/areaTree.ts";
import { goodsQuestion, type GoodsQuestion, type PriceForm } from "#domain/products/goods/GoodsRequest.ts";
import { GOODS_PROPERTY } from "#domain/products/goods/goodsFields.ts";
import type { FieldText } from "#domain/products/goods/PriceField.ts";
import type { PriceSubject } from "./PriceSubject.ts";
import { useAreas } from "./useAreas.ts";
import { useGoodsSearch } from "./useGoodsSearch.ts";
import { choosePriceArea, usePriceArea } from "./usePriceArea.ts";
import { useSimilarGoods } from "./useSimilarGoods.ts";
import { usePriceFields } from "./usePriceFields.ts";

const EMPTY: PriceForm = { name: "", texts: new Map() };

/** Beside a product or a material its own price is searched first. */
function formOf(subject: PriceSubject | null): PriceForm {
  if (subject === null) return EMPTY;
  if (subject.kind === "material")
    return { name: `${subject.name} ${subject.specification}`, texts: new Map() };
  return {
    name: "",
    texts: new Map([
      [GOODS_PROPERTY.brand, { text: subject.brandName, upper: "" }],
      [GOODS_PROPERTY.model, { text: subject.model, upper: "" }],
    ]),
  };
}

/** Whether a question is for the subject itself, so that similar goods can be offered. */
function isOfSubject({ name, categoryProperties }: GoodsQuestion, subject: PriceSubject): boolean {
  return subject.kind === "material"
    ? name === formOf(subject).name
    : categoryProperties.some(({ code }) => code === GOODS_PROPERTY.model);
}

export interface PriceAsking {
  /** `null` for all categories. */
  readonly categoryCode: string | null;
  readonly subject: PriceSubject | null;
  /** Name of an area, from a link. */
  readonly areaOfLink: string | null;
}

/** State of the price panel: its form and its results. */
export function usePriceForm({ categoryCode, subject, areaOfLink }: PriceAsking) {
  const { areas, tree, isPending, retry: retryAreas } = useAreas();
  const { fields, retry: retryFields } = usePriceFields(categoryCode);
  const chosen = usePriceArea(({ path }) => path);
  const search = useGoodsSearch();
  const [form, setForm] = useState(() => formOf(subject));
  const asked = useRef<string | null | undefined>(undefined);
  const linked = areaOfLink === null ? undefined : areaNamed(areaOfLink, areas);
  const path =
    chosen ??
    (linked === undefined
      ? []
      : tree
          .pathOf(linked.code)
          .slice(1)
          .map(({ code }) => code));

  const askFor = (filled: PriceForm, areaPath: readonly string[]) => {
    const areaCode = areaCodeOf(areaPath, tree);
    search.ask(goodsQuestion(filled, fields, { categoryCode, areaCode }), areaName(areaCode, tree));
  };
  const similar = useSimilarGoods(
    fields,
    (filled) => goodsQuestion(filled, fields, { categoryCode, areaCode: areaCodeOf(path, tree) }),
    (filled, question) => {
      setForm(filled);
      search.ask(question, areaName(question.areaCode, tree));
    },
  );
  // Runs once the areas have loaded or failed, and again for another category.
  useEffect(() => {
    if (isPending || asked.current === categoryCode) return;
    asked.current = categoryCode;
    askFor(form, path);
  });

  return {
    form,
    fields,
    tree,
    path,
    search,
    retryAreas,
    retryFields,
    change: (code: string, text: FieldText) =>
      setForm(({ name, texts }) => ({ name, texts: new Map([...texts, [code, text]]) })),
    rename: (name: string) => setForm((last) => ({ ...last, name })),
    choose: choosePriceArea,
    ask: () => askFor(form, path),
    /** Searches to offer if nothing was found; each starts at once. */
    askSimilar:
      subject === null ||
      categoryCode === null ||
      search.question === null ||
      !isOfSubject(search.question, subject)
        ? null
        : () => similar.ask(subject, categoryCode),
    isAskingSimilar: similar.isAsking,
    /** Conditions that were dropped or widened automatically for the shown result. */
    loosened: similar.loosenedOf(search.question),
    clear: () => {
      setForm(EMPTY);
      askFor(EMPTY, path);
    },
    askEverywhere: () => {
      choosePriceArea([]);
      askFor(form, []);
    },
  };
}
export type PriceFormState = ReturnType<typeof usePriceForm>;
