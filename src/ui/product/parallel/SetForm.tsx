import { Select } from "@mantine/core";
import type { Product } from "#api/contract/products.ts";
import { chosenOf } from "#domain/desk/report/comparison/comparison.ts";
import { MOST_MACHINES } from "#domain/catalogue/duty/machineCount.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import { ARRANGEMENTS, MOST_MODELS, type SetChoice } from "#domain/products/parallel/SetChoice.ts";
import { useComparisons } from "../compare/useComparisons.ts";
import { Field } from "../../kit/input/Field.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import css from "./SetPanel.module.css";

export interface SetFormProps {
  readonly product: Product;
  /** Number of machines that share the duty, or that the product already consists of. */
  readonly shared: number;
  readonly set: SetChoice;
  readonly onSet: (set: SetChoice) => void;
  /** Models of added products by id; an id is shown until its model is known. */
  readonly models: ReadonlyMap<string, string>;
}

const BY_DUTY = "duty";
const COUNTS = Array.from({ length: MOST_MACHINES }, (_, at) => String(at + 1));
const ARRANGED = Object.entries(ARRANGEMENTS).map(([value, label]) => ({ value, label }));

/** A form for several machines: their arrangement, the number of the product itself, and other products. */
export function SetForm({ product, shared, set, onSet, models }: SetFormProps) {
  const compared = useComparisons((comparisons) => chosenOf(comparisons, product.gjwCategoryCode));
  const offered = compared.filter(
    ({ id }) => id !== product.id && !set.others.some((other) => other.id === id),
  );
  const isFull = set.others.length >= MOST_MODELS - 1;
  const countOf = (id: string, count: number) =>
    onSet({ ...set, others: set.others.map((other) => (other.id === id ? { ...other, count } : other)) });
  return (
    <form className={css["form"]} aria-label="组合" onSubmit={(event) => event.preventDefault()}>
      <Field label="组合方式">
        {(control) => (
          <Select
            {...control}
            size="xs"
            w={88}
            allowDeselect={false}
            data={ARRANGED}
            value={set.arrangement}
            onChange={(value) =>
              value !== null && isNameIn(ARRANGEMENTS, value) && onSet({ ...set, arrangement: value })
            }
          />
        )}
      </Field>
      <Field label={product.model}>
        {(control) => (
          <Select
            {...control}
            size="xs"
            w={132}
            allowDeselect={false}
            data={[
              { value: BY_DUTY, label: `按工况（${shared} 台）` },
              ...COUNTS.map((value) => ({ value, label: `${value} 台` })),
            ]}
            value={set.own === null ? BY_DUTY : String(set.own)}
            onChange={(value) => onSet({ ...set, own: value === BY_DUTY ? null : Number(value) })}
          />
        )}
      </Field>
      {set.others.map(({ id, count }) => {
        const model = models.get(id) ?? id;
        return (
          <Field key={id} label={model}>
            {(control) => (
              <>
                <Select
                  {...control}
                  size="xs"
                  w={76}
                  allowDeselect={false}
                  data={COUNTS.map((value) => ({ value, label: `${value} 台` }))}
                  value={String(count)}
                  onChange={(value) => countOf(id, Number(value))}
                />
                <LinkButton
                  small
                  aria-label={`移除 ${model}`}
                  onClick={() => onSet({ ...set, others: set.others.filter((other) => other.id !== id) })}
                >
                  移除
                </LinkButton>
              </>
            )}
          </Field>
        );
      })}
      {!isFull && (
        <Field label="加入型号">
          {(control) => (
            <Select
              {...control}
              size="xs"
              w={200}
              placeholder={offered.length === 0 ? "先把型号加入对比" : "从对比中选择"}
              disabled={offered.length === 0}
              data={offered.map(({ id, model }) => ({ value: id, label: model }))}
              value={null}
              onChange={(id) => id !== null && onSet({ ...set, others: [...set.others, { id, count: 1 }] })}
            />
          )}
        </Field>
      )}
    </form>
  );
}
