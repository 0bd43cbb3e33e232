import { expect, test } from "vitest";
import { areaTree } from "#domain/goods/areaTree.ts";
import { searchGoods } from "#server/goods/searchGoods.ts";
import { pgliteDatabase } from "#server/store/openPglite.ts";
import { emptyPglite } from "../../support/databaseTemplate.ts";
import { migrateBefore } from "../../support/migrateBefore.ts";

const FIGURES = "0012_goods_figures";

/** Two of them state the figure, as a number and as a range; the keys are those of before. */
const GOODS = `
  insert into goods (id, name, specification, unit, values, search_text, keys, sort_key, is_sample) values
    ('one', '闸阀', 'DN50', '个', '{"Q": 55, "E": {"enum": "V1"}}', '闸阀', '{闸阀,Q=55,E=V1}', '0a', false),
    ('wide', '闸阀', 'DN50', '个', '{"Q": {"from": 20, "to": null}}', '闸阀', '{闸阀}', '0b', false),
    ('none', '闸阀', 'DN50', '个', '{"T": "Rc"}', '闸阀', '{闸阀}', '0c', false);
`;

test("goods from before figures had classes are found by them", async () => {
  const client = await emptyPglite();
  await migrateBefore(client, FIGURES);
  await client.exec(GOODS);
  const database = pgliteDatabase(client);
  await database.migrate();
  const between = async (from: number | null, to: number | null) => {
    const search = {
      name: "",
      categoryCode: null,
      areaCode: "1",
      conditions: [{ kind: "within", code: "Q", from, to } as const],
    };
    const { found } = await searchGoods(database.queries, areaTree([]), search, { no: 1, size: 10 });
    return found.map(({ id }) => id);
  };
  expect(await between(50, 60)).toEqual(["one", "wide"]);
  expect(await between(null, 30)).toEqual(["wide"]);
  expect(await between(60, null)).toEqual(["wide"]);
  const { rows } = await client.query<{ keys: string[] }>("select keys from goods order by id");
  expect(rows.map(({ keys }) => keys)).toEqual([["闸阀"], ["闸阀", "Q=55", "E=V1", "Q~*"], ["闸阀", "Q~*"]]);
  await database.close();
});
