import { useState } from "react";
import { queryGoods } from "#api/contract/goods.ts";
import type { GoodsQuestion, PriceForm } from "#domain/products/goods/GoodsRequest.ts";
import type { PriceField } from "#domain/products/goods/PriceField.ts";
import { similarQuestions } from "#domain/products/goods/similarGoods.ts";
import { useServices } from "../page/services/ServicesContext.tsx";
import type { PriceSubject } from "./PriceSubject.ts";

interface Loosened {
  readonly question: GoodsQuestion;
  readonly words: readonly string[];
}

/**
 * Goods like a product: asks with all of its kind, sizes and main figures, and gives up one condition after the other until
 * something has a price; what was given up is told.
 *
 * @param found is shown a form and its question: the first that found something, or the loosest
 */
export function useSimilarGoods(
  fields: readonly PriceField[],
  questionOf: (form: PriceForm) => GoodsQuestion,
  found: (form: PriceForm, question: GoodsQuestion) => void,
) {
  const { api } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [loosened, setLoosened] = useState<Loosened | null>(null);

  const count = async ({ categoryProperties, ...question }: GoodsQuestion) => {
    const body = { ...question, categoryProperties: [...categoryProperties], pageNo: 1, pageSize: 1 };
    return (await api.call(queryGoods, { body })).totalCount;
  };

  async function ask({ kind, name, properties }: PriceSubject, categoryCode: string) {
    setAsking(true);
    const questions = similarQuestions(categoryCode, properties, fields);
    try {
      for (const [at, { texts, loosened: words }] of questions.entries()) {
        const form = { name: kind === "material" ? name : "", texts };
        const question = questionOf(form);
        // One after the other: the next is asked only where this one finds nothing. The loosest is shown in any case.
        if (at < questions.length - 1 && (await count(question)) === 0) continue;
        setLoosened({ question, words });
        found(form, question);
        return;
      }
    } catch {
      // What failed is asked once more by the search itself, which tells of it.
      const form = { name: kind === "material" ? name : "", texts: questions[0]?.texts ?? new Map() };
      found(form, questionOf(form));
    } finally {
      setAsking(false);
    }
  }

  return {
    isAsking,
    ask: (subject: PriceSubject, categoryCode: string) => void ask(subject, categoryCode),
    loosenedOf: (question: GoodsQuestion | null): readonly string[] =>
      loosened !== null && loosened.question === question ? loosened.words : [],
  };
}
