import { DrawnPicture } from "./DrawnPicture.tsx";
import css from "./Design.module.css";

/** Side view, elevation and plan, 128 px high. */
export const LegendStrip = ({
  legends,
}: {
  readonly legends: readonly { readonly name: string; readonly url: string }[];
}) => (
  <div className={css["carousel"]}>
    {legends.map(({ name, url }) => (
      <figure key={name}>
        <DrawnPicture src={url} alt={name} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);
