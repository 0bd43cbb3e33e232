import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { takeDownloads, type WantedFile } from "#ui/page/browser/downloadBlob.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { library, openLibrary, said, signIn } from "./support.tsx";

beforeEach(() => {
  notices.clear();
  signIn();
});

describe("the template of a category", () => {
  const STANDARD = "/gjk/data_standards/site/v1/classifications";
  const download = async (answers: Parameters<typeof openLibrary>[1]) => {
    openLibrary("/library/imports?library=2", {
      "GET ": () => [library("2")],
      "GET /imports": () => [],
      ...answers,
    });
    const user = setUpUser();
    await user.click(await screen.findByRole("button", { name: "下载模板" }));
    await user.click(await screen.findByRole("menuitem", { name: "水泵" }));
  };

  it("is a file with a column for each of its properties", async () => {
    const taken: WantedFile[] = [];
    onTestFinished(takeDownloads((file) => taken.push(file)));
    await download({
      [`GET ${STANDARD}`]: () => [{ code: "C000002", name: "水泵" }],
      [`POST ${STANDARD}/{code}/properties`]: () => [
        { code: "P1", name: "扬程", dataType: "Number", unitSymbol: "m", enumValues: [] },
        { code: "P2", name: "材质", dataType: "Text", unitSymbol: null, enumValues: [] },
      ],
    });
    await waitFor(() => expect(taken.map(({ name }) => name)).toEqual(["水泵.csv"]));
    expect(await (taken[0]!.content as Blob).text()).toBe(
      '\uFEFF"分类","品牌","系列","型号","名称","扬程(m)","材质"\r\n"水泵"\r\n',
    );
  });

  it("says so where the standard cannot be read", async () => {
    await download({
      [`GET ${STANDARD}`]: () => {
        throw new ApiError("network.error", "Failed to fetch");
      },
    });
    await waitFor(() => expect(said()[0]?.[0]).toBe("模板没有下载"));
  });
});
