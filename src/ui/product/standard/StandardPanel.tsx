import { useId, useState } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { PowerPerAirVolume } from "#domain/physics/curve/power.ts";
import { saidState, TRANSCRIPTION_LABEL } from "#domain/catalogue/standards/StandardVerdict.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import type { Loaded } from "../../page/services/Loaded.ts";
import { useProductVerdict } from "./useProductVerdict.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { VerdictTag } from "./VerdictTag.tsx";
import css from "./StandardPanel.module.css";
import { StandardSteps } from "./StandardSteps.tsx";
import { PowerLimit } from "./PowerLimit.tsx";
import { verdictLine } from "./verdictWords.ts";

export interface StandardPanelProps {
  readonly product: Product;
  readonly machine: Machine;
  readonly curves: Loaded<readonly WireCurve[]>;
  /** Value at the operating point; `null` if unknown. */
  readonly power: PowerPerAirVolume | null;
  readonly conditions: DetailConditions;
}

/** px of window height from which the calculation leaves the parameters visible. */
const TALL_PX = 900;

interface EfficiencyVerdictProps {
  readonly product: Product;
  readonly machine: Machine;
  readonly curves: readonly WireCurve[];
}

function EfficiencyVerdict({ product, machine, curves }: EfficiencyVerdictProps) {
  const judged = useProductVerdict(machine, product, curves);
  const { verdict, setting } = judged;
  // A pump's panel has the space that a fan's uses for power per air volume; a low window needs it for the
  // parameters.
  const [isOpen, setOpen] = useState(() => machine === "pump" && window.innerHeight >= TALL_PX);
  const stepsId = useId();
  // A plain speed is already part of the calculation.
  const isNamed = setting !== "" && !/^\d+$/u.test(setting);
  return (
    <div className={css["verdict"]}>
      <div className={css["line"]}>
        <span className={css["name"]}>{verdict.standard} 能效等级</span>
        <VerdictTag state={saidState(verdict)} />
      </div>
      <div className={css["why"]}>
        {verdictLine(machine, judged)}
        {isNamed && verdict.state !== "cannot-judge" && `（按${setting}曲线）`}
      </div>
      <div className={css["label"]}>
        {TRANSCRIPTION_LABEL}
        {verdict.arithmetic.length > 0 && (
          <LinkButton small aria-expanded={isOpen} aria-controls={stepsId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "收起" : "计算过程"}
          </LinkButton>
        )}
      </div>
      {isOpen && verdict.arithmetic.length > 0 && <StandardSteps id={stepsId} verdict={verdict} />}
    </div>
  );
}

/** 规范判定: the results of the standards for the product, each with value, limit and source. */
export function StandardPanel({ product, machine, curves, power, conditions }: StandardPanelProps) {
  return (
    <Panel title="规范判定">
      {curves.status === "ready" && (
        <EfficiencyVerdict product={product} machine={machine} curves={curves.value} />
      )}
      {machine === "fan" && <PowerLimit power={power} conditions={conditions} />}
    </Panel>
  );
}
