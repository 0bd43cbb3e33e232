import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { LinkedClaim } from "#domain/products/claim/claimAddress.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import type { Rechecked } from "./useRecheck.ts";
import { ChangedFields } from "./ChangedFields.tsx";
import { FigureTable } from "./FigureTable.tsx";
import css from "./Claim.module.css";
import { ClaimInputs } from "./ClaimInputs.tsx";
import { claimSentence } from "./claimSentence.ts";

export interface ClaimResultProps {
  readonly linked: LinkedClaim;
  readonly checked: Rechecked;
}

/** The result of the recheck, its figures, and their basis. */
export function ClaimResult({ linked, checked }: ClaimResultProps) {
  const { title, why } = claimSentence(linked, checked);
  const { former } = checked;
  const isChanged = checked.state === "changed";
  const Icon = isChanged ? IconAlertTriangle : IconCircleCheck;
  return (
    <>
      <Panel className={css["said"]}>
        <div
          className={css["line"]}
          role={isChanged ? "alert" : "status"}
          data-changed={isChanged || undefined}
        >
          <Icon size={24} stroke={1.75} aria-hidden />
          <div>
            <h2 className={css["title"]}>{title}</h2>
            <p className={css["why"]}>{why}</p>
          </div>
        </div>
      </Panel>
      <div className={css["columns"]}>
        <div className={css["side"]}>
          <FigureTable machine={checked.machine} figures={checked.figures} isChanged={isChanged} />
          {former !== null && former !== "not-kept" && <ChangedFields former={former} />}
        </div>
        <ClaimInputs linked={linked} checked={checked} />
      </div>
    </>
  );
}
