import type { Fact } from "#domain/things/design/Design.ts";
import css from "./Design.module.css";

/** Names and values, one per line. */
export const DesignFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css["facts"]}>
    {facts.map(({ name, value }) => (
      <div key={`${name} ${value}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
