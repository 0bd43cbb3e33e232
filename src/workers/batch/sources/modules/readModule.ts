import type { Api } from "#api/client/createApi.ts";
import { getModule } from "#api/contract/designModules.ts";
import { sha256 } from "#domain/base/hash/sha256.ts";
import { MachineRecords } from "../../systems/MachineRecords.ts";
import type { KeptModule } from "#domain/building/sources/PlantModule.ts";

/** The fact that states the size of a module */
const SIZE = "外形尺寸";

/** A module of the library with its present bill */
export async function readModule(api: Api, id: string, signal?: AbortSignal): Promise<KeptModule> {
  const { name, isSample, facts, bill, metaJson } = await api.call(
    getModule,
    { params: { id } },
    signal === undefined ? {} : { signal },
  );
  return {
    ...{ id, name, isSample, hash: sha256(metaJson) },
    size: facts.find((fact) => fact.name.startsWith(SIZE))?.value ?? "",
    lines: bill.products.map(({ productId, product, quantity, standby, tags }) => ({
      ...{ productId, quantity, standby, tags },
      ...{ category: product?.categoryName ?? "", model: product?.model ?? "" },
      ...{ brand: product?.brandName ?? "", isSample: product?.isSample ?? false },
    })),
  };
}

/** Hashes of the present modules */
export const moduleRecords = (): MachineRecords =>
  new MachineRecords(async (api, id, signal) => (await readModule(api, id, signal)).hash);
