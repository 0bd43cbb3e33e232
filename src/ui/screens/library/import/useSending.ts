import {
  beginLibraryImport,
  endLibraryImport,
  findOwnProducts,
  sendLibraryProducts,
  type LibraryImport,
} from "#api/contract/libraryImports.ts";
import { append } from "#domain/base/lists.ts";
import type { DuplicateAct } from "#domain/desk/library/ownProducts.ts";
import type { FileProduct, ProductBatch } from "#workers/products/ProductFileClient.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useLibraryAct } from "../useLibraryAct.ts";
import { persist } from "../calls/persist.ts";
import { useProductsChanged } from "../useProductsChanged.ts";

export interface Taking {
  readonly isDraft: boolean;
  readonly duplicates: DuplicateAct;
  /** The manual of the library to which the products refer. */
  readonly manualId?: string;
}

export interface ImportJob {
  readonly fileName: string;
  readonly total: number;
  readonly batch: (from: number) => Promise<ProductBatch>;
  /** Ends the worker that holds the products. */
  readonly release: () => void;
  /** Called when everything is in the library. */
  readonly onSent?: () => void;
}

/**
 * The progress of an import. A batch that is repeated after a lost answer has the same number, and is written
 * once.
 */
export interface ImportProgress {
  readonly importId: string;
  readonly batch: number;
  readonly from: number | null;
  readonly sent: number;
}

/** Most products in one question about which of them the library has. */
const MOST_ASKED = 1000;
/** The calls of an import into a library. */
export function useSending(libraryId: string) {
  const { api } = useServices();
  const productsChanged = useProductsChanged();
  const act = useLibraryAct();
  const params = { libraryId };
  const endOf = (importId: string) => api.call(endLibraryImport, { params: { libraryId, importId } });

  return {
    changed: productsChanged,
    /** Which of the products the library already has, in their order. */
    async known(
      products: readonly Pick<FileProduct, "key">[],
      signal: AbortSignal,
    ): Promise<readonly boolean[]> {
      const keys = products.flatMap(({ key }) => (key === null ? [] : [key]));
      const found: boolean[] = [];
      for (let from = 0; from < keys.length; from += MOST_ASKED) {
        const part = keys.slice(from, from + MOST_ASKED);
        const answer = await api.call(findOwnProducts, { params, body: { keys: part } }, { signal });
        append(
          found,
          answer.found.map((id) => id !== null),
        );
      }
      const each = found.values();
      return products.map(({ key }) => key !== null && each.next().value === true);
    },
    async begin(fileName: string, { manualId }: Taking): Promise<ImportProgress> {
      const body = { fileName, ...(manualId === undefined ? {} : { manualId }) };
      const { id } = await api.call(beginLibraryImport, { params, body });
      return { importId: id, batch: 0, from: 0, sent: 0 };
    },
    /** Sends the next batch. */
    async next(
      { importId, batch, from, sent }: ImportProgress,
      {
        job,
        taking: { isDraft, duplicates },
      }: { readonly job: Pick<ImportJob, "batch">; readonly taking: Taking },
      signal: AbortSignal,
      onWait: (isWaiting: boolean) => void,
    ): Promise<ImportProgress> {
      const { products, next } = await job.batch(from ?? 0);
      await persist(
        () =>
          api.call(sendLibraryProducts, {
            params: { libraryId, importId },
            body: { batch, isDraft, duplicates, products: [...products] },
          }),
        signal,
        onWait,
      );
      return { importId, batch: batch + 1, from: next, sent: sent + products.length };
    },
    async end(importId: string): Promise<LibraryImport> {
      const result = await endOf(importId);
      void productsChanged();
      return result;
    },
    /** Ends an import without sending the remaining products; those that were sent stay in the library. */
    giveUp: ({ importId }: ImportProgress) => act("结束导入", () => endOf(importId)),
  };
}
