import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router-dom";
import {
  FEWEST_COMPARED,
  MOST_COMPARED,
  readComparedIds,
} from "#domain/desk/report/comparison/comparison.ts";
import { compareAddress } from "../../addresses/compareAddress.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useAddressConditions } from "../../duty/useAddressConditions.ts";
import css from "./Compare.module.css";
import { CompareHead } from "./CompareHead.tsx";
import { ComparedIds } from "./ComparedIds.tsx";

const WayBack = () => (
  <Button variant="default" component={Link} to="/">
    返回产品库
  </Button>
);

/** 产品对比: two to six products of a category, at the duty in the address. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const conditions = useAddressConditions();
  const { duty, isMalformed } = conditions;
  const read = readComparedIds(params.get("ids"));
  return (
    <>
      {read.ok ? <CompareHead id={read.value[0] ?? ""} duty={duty} /> : <PageHead title="产品对比" />}
      <main className={css["main"]}>
        {isMalformed && (
          <Panel>
            <p className={css["notice"]} role="status">
              地址中的工况无法识别，只对比产品本身
            </p>
          </Panel>
        )}
        {read.ok ? (
          <ComparedIds
            key={read.value.join()}
            ids={read.value}
            conditions={conditions}
            nextStep={<WayBack />}
          />
        ) : read.code === "too-few" ? (
          <Panel className={css["whole"]}>
            <EmptyState
              kind="empty"
              title="至少选择两个产品才能对比"
              why="在产品列表中勾选两个到六个产品，再开始对比"
              actions={<WayBack />}
            />
          </Panel>
        ) : (
          <Panel className={css["whole"]}>
            <EmptyState
              kind="empty"
              title="最多同时对比六个产品"
              why={`地址中有 ${read.ids.length} 个产品`}
              actions={
                <>
                  <Button component={Link} to={compareAddress(read.ids.slice(0, MOST_COMPARED), duty)}>
                    对比前六个
                  </Button>
                  <WayBack />
                </>
              }
              foot={`${FEWEST_COMPARED} 到 ${MOST_COMPARED} 个`}
            />
          </Panel>
        )}
      </main>
    </>
  );
}
