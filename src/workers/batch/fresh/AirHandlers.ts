import { ApiError } from "#api/client/ApiError.ts";
import { HANDLER_CODES, readAirHandler, type AirHandler } from "#domain/building/systems/air/AirHandler.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { handlerOffers } from "#domain/building/systems/air/handlerOffers.ts";
import { handlerNeed, needFigures, type HandlerNeed } from "#domain/building/systems/air/judgeHandler.ts";
import { AIR_HANDLER } from "#domain/catalogue/categories.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { CategoryModels } from "../sources/CategoryModels.ts";
import type { AirSystems } from "../systems/AirSystems.ts";
import { recordToKeep } from "../systems/machineFacts.ts";
import type { HandlersAnswer } from "./FreshSheet.ts";

/** Air handling units of the catalogue for the duct systems of the open building */
export class AirHandlers {
  readonly #opened: () => OpenSelection;
  readonly #user: () => string | undefined;
  readonly #air: () => Promise<AirSystems>;
  readonly #units = new CategoryModels(AIR_HANDLER, HANDLER_CODES, readAirHandler);
  #known: readonly AirHandler[] = [];

  constructor(opened: () => OpenSelection, user: () => string | undefined, air: () => Promise<AirSystems>) {
    this.#opened = opened;
    this.#user = user;
    this.#air = air;
  }

  async offers(id: string, signal: AbortSignal): Promise<HandlersAnswer> {
    const nothing = { offers: [], isWhole: true, count: 0 };
    try {
      const { models, isWhole } = await this.#units.know(this.#opened().api, this.#user(), signal);
      this.#known = models;
      const need = await this.#need(id);
      if (need === null) return { ...nothing, failure: "系统暂无工况，请先补齐管长和风管" };
      return { offers: handlerOffers(models, need), isWhole, count: models.length, failure: "" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...nothing, failure: "未能读取产品库的空调机组，请检查网络后重试" };
    }
  }

  /**
   * Keeps a unit instead of a fan, with its record's hash and the need at the choice, or removes it. Returns a
   * refusal or an empty text.
   */
  async keep(id: string, handlerId: string | null): Promise<string> {
    const air = await this.#air();
    if (handlerId === null) return air.set(id, () => ({ handler: null }));
    const of = this.#known.find((each) => each.id === handlerId);
    if (of === undefined) return "产品库中已没有该机组，请重新选择";
    const record = await recordToKeep(this.#opened, handlerId);
    if (typeof record === "string") return record;
    const need = await this.#need(id);
    if (need === null) return "系统暂无工况，不能选机组";
    const handler = { of, hash: record.hash, ...needFigures(need) };
    return air.set(id, () => ({ handler, fan: null }));
  }

  async #need(id: string): Promise<HandlerNeed | null> {
    const { system } = (await this.#air()).toDraw(id).system;
    return handlerNeed(system, fanCard(system));
  }
}
