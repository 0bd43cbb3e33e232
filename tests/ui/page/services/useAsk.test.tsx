import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { getCurrentProject } from "#api/contract/projects.ts";
import { useAsk } from "#ui/page/services/useAsk.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

interface Stand {
  readonly data: unknown;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly status: string;
}

function Asking({ stands }: { readonly stands: Stand[] }) {
  const { data, isPending, isSuccess, status } = useAsk(getCurrentProject, {});
  stands.push({ data, isPending, isSuccess, status });
  return <p>{data === undefined ? "等待" : "已答"}</p>;
}

it("says of a question that it is unanswered until its answer is drawn, and never half", async () => {
  const stands: Stand[] = [];
  renderInApp(<Asking stands={stands} />, { services: fakeServices({ api: fakeApi(() => ({ id: "p1" })) }) });
  expect(screen.getByText("等待")).toBeTruthy();
  expect(await screen.findByText("已答")).toBeTruthy();
  for (const { data, isPending, isSuccess, status } of stands) {
    const isThere = data !== undefined;
    expect({ isPending, isSuccess, status }).toEqual({
      isPending: !isThere,
      isSuccess: isThere,
      status: isThere ? "success" : "pending",
    });
  }
});
