import type { Api } from "#api/client/createApi.ts";
import type { MachineGap } from "#domain/building/systems/judgeMachine.ts";
import type { PumpFacts, PumpPoint } from "#domain/building/systems/water/judgePump.ts";
import { eachPumpDuty } from "#domain/building/systems/water/pumpDuty.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { MachineAnswers } from "./machineFacts.ts";

const conditionOf = (card: DutyCard, settings: WaterSettings) =>
  eachPumpDuty(card, settings).map(({ code, value }) => ({ code, value }));

/** Answers of the server on kept pumps; each pump and duty is requested once. */
export class PumpAnswers {
  readonly #answers = new MachineAnswers<PumpPoint>(
    { value: "head", efficiency: "efficiency" },
    (point, head) => ({ ...point, head }),
  );

  /** The known data of a pump at a duty, without asking the server */
  known(card: DutyCard, settings: WaterSettings): PumpFacts | undefined {
    return this.#answers.known(settings.pump!.id, conditionOf(card, settings));
  }

  facts(
    api: Api,
    card: DutyCard,
    settings: WaterSettings,
    signal: AbortSignal,
  ): Promise<PumpFacts | MachineGap> {
    return this.#answers.facts(api, settings.pump!.id, conditionOf(card, settings), signal);
  }
}
