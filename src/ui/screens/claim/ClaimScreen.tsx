import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import { readClaimQuery, type LinkedClaim } from "#domain/products/claim/claimAddress.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { CopyLinkButton } from "../../claim/CopyLinkButton.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import { useRecheck, type Recheck } from "./useRecheck.ts";
import { ClaimResult } from "./ClaimResult.tsx";
import css from "./Claim.module.css";

const WayBack = () => (
  <Button variant="default" component={Link} to="/">
    返回产品库
  </Button>
);

/** The states in which there is no result. */
function Without({ recheck }: { readonly recheck: Exclude<Recheck, { status: "done" }> }) {
  const isLate = useIsLate(recheck.status === "checking");
  switch (recheck.status) {
    case "checking":
      return (
        <Panel className={css["whole"]}>
          <p className={css["checking"]} role="status">
            {isLate && "正在按链接中的输入重新计算…"}
          </p>
        </Panel>
      );
    case "cannot-recompute":
      return (
        <Panel className={css["whole"]}>
          <EmptyState
            kind="search"
            title="产品已不在库中"
            why="无法重新计算；链接中的结论未经核对，不予显示"
            actions={<WayBack />}
          />
        </Panel>
      );
    case "failed":
      return (
        <Panel className={css["whole"]}>
          <EmptyState
            kind="error"
            title="没有核对"
            why={recheck.why}
            actions={
              <>
                <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={recheck.retry}>
                  重试
                </Button>
                <WayBack />
              </>
            }
          />
        </Panel>
      );
  }
}

/** A readable result link, computed again. */
function LinkedScreen({ linked }: { readonly linked: LinkedClaim }) {
  const recheck = useRecheck(linked);
  const done = recheck.status === "done" ? recheck.value : null;
  return (
    <>
      <PageHead tag={done?.product.isSample && <SampleTag />}>
        {done && <CopyLinkButton product={done.product} state={linked.state} />}
      </PageHead>
      <main className={css["main"]}>
        {recheck.status === "done" ? (
          <ClaimResult linked={linked} checked={recheck.value} />
        ) : (
          <Without recheck={recheck} />
        )}
      </main>
    </>
  );
}

/** 结论核对: a link's claim is computed again, and never shown before that. */
export function ClaimScreen() {
  const { search } = useLocation();
  const read = useMemo(() => readClaimQuery(new URLSearchParams(search)), [search]);
  if (read.ok) return <LinkedScreen key={search} linked={read.value} />;
  return (
    <>
      <PageHead />
      <main className={css["main"]}>
        <Panel className={css["whole"]}>
          <EmptyState
            kind="empty"
            title="链接不完整或已损坏"
            why="链接可能在转发时被截断或改动，请对方重新点“复制链接”"
            actions={<WayBack />}
          />
        </Panel>
      </main>
    </>
  );
}
