import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { pageModules } from "#api/contract/designModules.ts";
import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PROPOSED_HEAT } from "#domain/building/sources/heatSources.ts";
import type { PlantId } from "#domain/building/sources/JudgedPlant.ts";
import type { KeptModule } from "#domain/building/sources/PlantModule.ts";
import {
  coldQuestion,
  heatQuestion,
  judgeModule,
  MODULE_CATEGORIES,
  type ModuleQuestion,
} from "#domain/building/sources/judgeModule.ts";
import { PROPOSED_SOURCES, type SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { OpenSelection } from "../../session/Opening.ts";
import type { PlantModulesAnswer } from "./PlantModulesAnswer.ts";
import { readModule } from "./readModule.ts";

/** Most modules of a category that are read; a person narrows a larger library. */
const MOST_MODULES = 40;
/** The discipline of plants; domestic hot water also has exchangers. */
const HVAC = "hvac";
const CAPACITIES: Readonly<Record<PlantId, string>> = {
  cold: PROPERTY.coolingCapacity,
  heat: PROPERTY.heatingCapacity,
};
const GONE = "冷热源已变化，请重新选择";

interface Asked {
  readonly category: string | null;
  readonly question: ModuleQuestion;
  readonly kept: KeptModule | null;
}

/** The figures that modules are compared with for a kept plant; null without one. */
function askedOf({ kept: cold, heat = PROPOSED_HEAT }: SourceSettings, plant: PlantId): Asked | null {
  if (plant === "cold")
    return (
      cold && {
        ...{ category: MODULE_CATEGORIES.cold, question: coldQuestion(cold) },
        kept: cold.module ?? null,
      }
    );
  const { kept } = heat;
  if (kept === null) return null;
  const way = kept.way ?? heat.way;
  return {
    ...{ category: MODULE_CATEGORIES[way], question: heatQuestion(kept, way) },
    kept: kept.module ?? null,
  };
}

/** The settings with another module beside the kept plant; null removes the module. */
function withModule(settings: SourceSettings, plant: PlantId, module: KeptModule | null): SourceSettings {
  const put = <Kept extends { readonly module?: KeptModule | undefined }>(kept: Kept): Kept => {
    const { module: _, ...rest } = kept;
    return { ...rest, ...(module && { module }) } as Kept;
  };
  if (plant === "cold") return { ...settings, kept: settings.kept && put(settings.kept) };
  const { heat = PROPOSED_HEAT } = settings;
  return { ...settings, heat: { ...heat, kept: heat.kept && put(heat.kept) } };
}

/** Modules of the library as plant rooms for the plants that were taken */
export class PlantModules {
  readonly #opened: () => OpenSelection;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  #settings(): SourceSettings {
    return this.#opened().session.batch.sources ?? PROPOSED_SOURCES;
  }

  /** The present modules with machines of the kept plant's kind; null without a plant. */
  async offers(plant: PlantId, signal: AbortSignal): Promise<PlantModulesAnswer | null> {
    const asked = askedOf(this.#settings(), plant);
    if (asked === null) return null;
    const { api } = this.#opened();
    const { category, question, kept } = asked;
    const machines = question.category;
    if (category === null) return { category, machines, offers: [], count: 0 };
    const body = { functionType: category, specialtyType: HVAC, pageSize: MOST_MODULES };
    const { list, totalCount } = await api.call(pageModules, { body }, { signal });
    const modules = await Promise.all(list.map(({ id }) => readModule(api, id, signal)));
    const stated = await withCapacities(modules, question.category, { api, plant, signal });
    const offers = stated.map((module) => ({
      ...{ module, isTaken: module.id === kept?.id && module.hash === kept.hash },
      ...judgeModule(module, question),
    }));
    return {
      ...{ category, machines, count: totalCount },
      offers: offers.toSorted((one, other) => Number(other.fits) - Number(one.fits)),
    };
  }

  /** Takes a module with the kept plant, or removes it. Returns a refusal or an empty text. */
  async take(plant: PlantId, id: string | null): Promise<string> {
    if (id === null) return this.#edit(plant, null);
    const { api, session } = this.#opened();
    try {
      const read = await readModule(api, id);
      const category = askedOf(this.#settings(), plant)?.question.category ?? "";
      const [module = read] = await withCapacities([read], category, { api, plant });
      const asked = askedOf(this.#settings(), plant);
      if (this.#opened().session !== session || asked === null) return GONE;
      const { fits, checks } = judgeModule(module, asked.question);
      return fits ? this.#edit(plant, module) : `未采用：${checks[0]!.text}`;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.code === "not.found"
        ? "模块库中已没有该模块，请重新选择"
        : "未能取得该模块，请检查网络后重试";
    }
  }

  #edit(plant: PlantId, module: KeptModule | null): string {
    const settings = this.#settings();
    if (askedOf(settings, plant) === null) return GONE;
    this.#opened().session.edit("take-plant", { of: "filter" }, (batch) => {
      batch.sources = withModule(settings, plant, module);
    });
    return "";
  }
}

interface Asking {
  readonly api: Api;
  readonly plant: PlantId;
  readonly signal?: AbortSignal;
}

/** Adds the stated capacities of a category's machines, kW. */
async function withCapacities(
  modules: readonly KeptModule[],
  category: string,
  { api, plant, signal }: Asking,
): Promise<readonly KeptModule[]> {
  const ids = modules.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.category === category ? [line.productId] : [])),
  );
  const productIds = [...new Set(ids)].slice(0, PRODUCTS_PER_PARAMETER_CALL);
  if (productIds.length === 0) return modules;
  const body = { productIds, codes: [CAPACITIES[plant]] };
  const found = await api.call(listParameterValues, { body }, signal === undefined ? {} : { signal });
  const capacities = new Map(
    found.flatMap(({ id, parameters: [stated] }) =>
      typeof stated?.value === "number" ? [[id, stated.value] as const] : [],
    ),
  );
  return modules.map((module) => ({
    ...module,
    lines: module.lines.map((line) => {
      const capacity = line.category === category ? capacities.get(line.productId) : undefined;
      return capacity === undefined ? line : { ...line, capacity };
    }),
  }));
}
