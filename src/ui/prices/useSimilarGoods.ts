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
 * Finds goods similar to a product. It first asks with its kind, sizes and main figures, and then drops one
 * condition after another until something has a price. The dropped conditions are reported.
 *
 * @param found called with a form and its question: the first that found something, or the loosest
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
        // One after another: the next question is asked only if this one finds nothing. The loosest is always
        // shown.
        if (at < questions.length - 1 && (await count(question)) === 0) continue;
        setLoosened({ question, words });
        found(form, question);
        return;
      }
    } catch {
      // The search itself asks a failed question again and reports the error.
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
