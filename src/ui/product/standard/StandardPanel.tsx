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
  /** At the operating point; `null` is not known. */
  readonly power: PowerPerAirVolume | null;
  readonly conditions: DetailConditions;
}

/** From here on the arithmetic leaves the parameters in sight. */
const TALL_PX = 900;

interface EfficiencyVerdictProps {
  readonly product: Product;
  readonly machine: Machine;
  readonly curves: readonly WireCurve[];
}

function EfficiencyVerdict({ product, machine, curves }: EfficiencyVerdictProps) {
  const judged = useProductVerdict(machine, product, curves);
  const { verdict, setting } = judged;
  // A pump's panel has the room that a fan's gives to its power per air volume; in a low window the parameters need it.
  const [isOpen, setOpen] = useState(() => machine === "pump" && window.innerHeight >= TALL_PX);
  const stepsId = useId();
  // A bare speed stands in the arithmetic.
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

/** 规范判定: what the standards say of the product, each with value, limit and source. */
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
