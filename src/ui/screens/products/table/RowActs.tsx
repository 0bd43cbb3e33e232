import { Suspense } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import table from "../../../kit/table/table.module.css";
import type { Selectable } from "../../../page/services/Selectable.ts";
import type { DetailLink } from "../../../product/facts/useDetailLink.ts";
import { SelectLink } from "../../../project/SelectLink.tsx";
import { RowFiles } from "./RowFiles.tsx";
import { useRowActs } from "./useRowActs.ts";

/** Loaded only in a design program. */
const RowPlacing = fetched(async () => (await import("./RowPlacing.tsx")).RowPlacing);

export interface RowActsProps {
  readonly product: FoundProduct;
  readonly detail: DetailLink;
  /** The duty of the question. */
  readonly duty: readonly DutyEntry[];
}

/** The actions of a listed product. */
export function RowActs({ product, detail, duty }: RowActsProps) {
  const { isSelecting, isSelected, hasFiles, placing } = useRowActs();
  const selectable: Selectable = {
    id: product.id,
    model: product.model,
    gjwCategoryCode: product.gjwCategoryCode,
    speedControl: product.speedControl ?? "SINGLE_SPEED",
    duty,
    rate: null,
  };
  return (
    <span className={table["acts"]}>
      {isSelected && <SelectLink product={selectable} title={isSelecting ? "选中该产品构件" : undefined} />}
      {hasFiles && <RowFiles product={selectable} />}
      {placing.length > 0 && (
        <Suspense fallback={null}>
          <RowPlacing product={selectable} acts={placing} />
        </Suspense>
      )}
      <LinkButton
        aria-label={`查看 ${product.model} 的详情`}
        onClick={(event) => {
          event.stopPropagation();
          detail.open(product.id);
        }}
      >
        查看
      </LinkButton>
    </span>
  );
}
