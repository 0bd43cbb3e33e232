import { useIsLate } from "../../hooks/page/useIsLate.ts";
import type { LiveMap } from "../../hooks/duty/useLiveDuty.ts";
import { LinkButton } from "../input/LinkButton.tsx";
import css from "./DutyMap.module.css";

export interface EmptyMapProps {
  readonly catalogue: LiveMap["catalogue"];
  /** Of the two axes. */
  readonly quantities: readonly [string, string];
  readonly onWake: () => void;
}

/** The map before anybody has used it: paper, and what to do with it. The catalogue is fetched for who points at it. */
export function EmptyMap({ catalogue, quantities, onWake }: EmptyMapProps) {
  const isLate = useIsLate(catalogue === "coming");
  return (
    <div className={css["empty"]} onPointerEnter={onWake}>
      {catalogue === "coming" ? (
        <p role="status">{isLate && "正在读取产品分布…"}</p>
      ) : (
        <>
          <p>
            {catalogue === "lost" ? "产品分布没有读到" : `填写${quantities.join("与")}，图上标出可选的产品`}
          </p>
          <LinkButton small onClick={onWake}>
            {catalogue === "lost" ? "重试" : "查看产品分布"}
          </LinkButton>
        </>
      )}
    </div>
  );
}
