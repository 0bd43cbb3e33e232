import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { EMPTY_FIELD } from "#domain/products/goods/PriceField.ts";
import { classNames } from "../kit/layout/classNames.ts";
import { Field } from "../kit/input/Field.tsx";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import { LoadFailed } from "./LoadFailed.tsx";
import { AreaSelects } from "./AreaSelects.tsx";
import { PriceFieldInput, TypedText } from "./PriceFieldInput.tsx";
import css from "./Prices.module.css";
import type { PriceFormState } from "./usePriceForm.ts";

export interface PriceSearchFormProps {
  readonly price: PriceFormState;
  /** Content before the name: the category. */
  readonly first?: ReactNode;
  /** Content beside 查价格: 联系厂商. */
  readonly contact?: ReactNode;
  /** Whether the form has its own page; otherwise it is beside a product. */
  readonly isWide: boolean;
}

/** Number of conditions shown before the form is expanded. */
const FIRST = { wide: 8, narrow: 4 } as const;

/** The conditions of the price search, with buttons to search and to reset. */
export function PriceSearchForm({ price, first, contact, isWide }: PriceSearchFormProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const { form, fields } = price;
  const count = FIRST[isWide ? "wide" : "narrow"];
  const shown = isOpen ? fields : fields.slice(0, count);
  return (
    <form
      className={classNames(css["form"], isWide && css["wide"])}
      aria-label="价格查询条件"
      onSubmit={(event) => {
        event.preventDefault();
        price.ask();
      }}
    >
      <div className={css["fields"]} id={moreId}>
        {first}
        <Field label="名称">
          {(control) => <TypedText control={control} value={form.name} onChange={price.rename} />}
        </Field>
        <AreaSelects tree={price.tree} path={price.path} onChange={price.choose} onRetry={price.retryAreas} />
        {shown.map((field) => (
          <PriceFieldInput
            key={field.code}
            field={field}
            value={form.texts.get(field.code) ?? EMPTY_FIELD}
            onChange={(value) => price.change(field.code, value)}
          />
        ))}
        {price.retryFields && <LoadFailed what="属性条件" onRetry={price.retryFields} />}
      </div>
      <div className={css["actions"]}>
        {fields.length > count && (
          <LinkButton aria-expanded={isOpen} aria-controls={moreId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "收起条件" : `更多条件 (${fields.length - count})`}
          </LinkButton>
        )}
        <LinkButton onClick={price.clear}>清空条件</LinkButton>
        <span className={css["gap"]} />
        {contact}
        <Button type="submit" leftSection={<IconSearch size={14} stroke={1.5} aria-hidden />}>
          查价格
        </Button>
      </div>
    </form>
  );
}
