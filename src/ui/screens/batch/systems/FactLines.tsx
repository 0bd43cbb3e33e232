import css from "./Systems.module.css";

export type FactLine = readonly [name: string, value: string, unit: string];

/** Figures with their names, one below the other */
export const FactLines = ({ lines }: { readonly lines: readonly FactLine[] }) => (
  <dl className={css["facts"]}>
    {lines.map(([name, value, unit]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value} <small>{unit}</small>
        </dd>
      </div>
    ))}
  </dl>
);
