import { area, flow } from "#domain/base/units.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanListState } from "#domain/building/systems/air/fanListDuty.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { testRoom } from "./testRooms.ts";
import type { TestServer } from "./testServer.ts";

/** Two zones of 15 rooms on three storeys; a room of 40 m² has 900 m³/h. */
export const airBuilding = (): PackedTable =>
  packRooms(
    Array.from({ length: 30 }, (_, at) =>
      testRoom(at, {
        zone: at % 2 === 0 ? "东区" : "西区",
        floor: `${Math.floor(at / 10) + 1}F`,
        roomArea: area(40),
        airSupplyVolume: flow(900),
      }),
    ),
  );

/** The first fan of the list for a system's duty. */
export async function fanFor(server: TestServer, card: FanCard) {
  const answer = await server.app.request("/api/search/selection/v1/products/query", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...listConditions(FAN, fanListState(card)), pageSize: 1 }),
  });
  const { data } = (await answer.json()) as {
    data: { list: readonly { id: string; model: string; brandName: string }[] };
  };
  const [{ id, model, brandName: brand }] = data.list as [(typeof data.list)[number]];
  return { id, model, brand };
}
