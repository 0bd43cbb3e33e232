import type { Api } from "#api/client/createApi.ts";
import type { KeptFan } from "#domain/building/systems/air/AirSettings.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanListDuty } from "#domain/building/systems/air/fanListDuty.ts";
import type { FanFacts, FanPoint } from "#domain/building/systems/air/judgeFan.ts";
import type { MachineGap } from "#domain/building/systems/judgeMachine.ts";
import { MachineAnswers } from "./machineFacts.ts";

const conditionOf = (card: FanCard) => fanListDuty(card).map(({ code, value }) => ({ code, value }));

/** Answers of the server on kept fans; each fan and duty is requested once. */
export class FanAnswers {
  readonly #answers = new MachineAnswers<FanPoint>(
    { value: "totalPressure", efficiency: "totalPressureEfficiency" },
    (point, pressure) => ({ ...point, pressure }),
  );

  /** The known data of a fan at a duty, without asking the server */
  known({ id }: KeptFan, card: FanCard): FanFacts | undefined {
    return this.#answers.known(id, conditionOf(card));
  }

  facts(api: Api, { id }: KeptFan, card: FanCard, signal: AbortSignal): Promise<FanFacts | MachineGap> {
    return this.#answers.facts(api, id, conditionOf(card), signal);
  }
}
