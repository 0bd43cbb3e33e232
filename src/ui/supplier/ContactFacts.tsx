import type { ReactNode } from "react";
import text from "../kit/styles/text.module.css";
import { SampleTag } from "../kit/tags/SampleTag.tsx";
import css from "./Supplier.module.css";

export interface ContactFactsProps {
  /** Name of the contact; `null` if unknown. */
  readonly name: string | null;
  readonly isSample: boolean;
  /** Unknown facts are left out. */
  readonly facts: readonly (readonly [title: string, value: ReactNode])[];
}

/** Name and contact details; a generated contact is labelled. */
export const ContactFacts = ({ name, isSample, facts }: ContactFactsProps) => (
  <>
    {name !== null && (
      <div className={css["name"]}>
        {name}
        {isSample && <SampleTag />}
      </div>
    )}
    <dl className={css["facts"]}>
      {facts.map(
        ([title, value]) =>
          value !== null && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
    {isSample && <p className={text["ink2"]}>示例厂商与联系方式均为虚构，不能拨打</p>}
  </>
);
