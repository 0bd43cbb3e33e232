import type { LiveMap } from "./useLiveDuty.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { MapComing } from "./MapComing.tsx";
import css from "./DutyMap.module.css";

export interface EmptyMapProps extends Pick<LiveMap, "progress"> {
  readonly catalogue: LiveMap["catalogue"];
  /** Names of the two axes. */
  readonly quantities: readonly [string, string];
  readonly onWake: () => void;
}

/** The map before its first use: squared paper and a hint. The catalogue is fetched when the pointer enters. */
export function EmptyMap({ catalogue, progress, quantities, onWake }: EmptyMapProps) {
  return (
    <div className={css["empty"]} onPointerEnter={onWake}>
      {catalogue === "coming" ? (
        <p role="status">
          <MapComing progress={progress} />
        </p>
      ) : (
        <>
          <p>
            {catalogue === "lost" ? "产品分布没有读到" : `填写${quantities.join("与")}，图上标出可选的产品`}
          </p>
          {catalogue !== "none" && (
            <LinkButton small onClick={onWake}>
              {catalogue === "lost" ? "重试" : "查看产品分布"}
            </LinkButton>
          )}
        </>
      )}
    </div>
  );
}
