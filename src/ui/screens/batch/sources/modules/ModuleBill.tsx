import type { ModuleLine } from "#domain/building/sources/PlantModule.ts";
import { piecesText } from "#domain/building/sources/judgeModule.ts";
import css from "./Modules.module.css";

/** 设备清单 of a module */
export const ModuleBill = ({ lines }: { readonly lines: readonly ModuleLine[] }) => (
  <ul className={css["bill"]} aria-label="设备清单">
    {lines.map((line) => (
      <li key={line.productId}>
        <span>
          {line.category === "" ? "产品已不在产品库" : `${line.category} ${line.model}`}
          <small>{line.tags.join("、")}</small>
        </span>
        <span>{piecesText(line)}</span>
      </li>
    ))}
  </ul>
);
