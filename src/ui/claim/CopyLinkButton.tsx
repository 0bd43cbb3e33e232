import { Button } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";
import { fetched } from "../page/browser/fetched.tsx";
import { useProductCurves } from "../product/facts/useProductCurves.ts";
import { useNotices } from "../page/services/useNotices.ts";
import { useClaimLink, type LinkFailure } from "./useClaimLink.ts";

/** Loaded on demand: most browsers let the page copy. */
const AddressDialog = fetched(async () => (await import("./AddressDialog.tsx")).AddressDialog);

const WHY: Readonly<Record<LinkFailure, string>> = {
  "too-long": "填写的工况太多，链接会超过 2000 个字符",
  outdated: "产品数据已更新，请刷新页面后再复制",
  unavailable: "服务器没有回答，请稍后重试",
  broken: "后台计算中断，请重试",
};
const COPIED = "打开的人会看到按相同输入重新计算的结论";
const NO_CURVES: readonly WireCurve[] = [];

export interface CopyLinkButtonProps {
  readonly product: Product;
  readonly state: OperatingState;
}

/** 复制链接: copies a link to the detail's results at its current state, from which anybody can compute them again. */
export function CopyLinkButton({ product, state }: CopyLinkButtonProps) {
  const machine = machineOf(product.gjwCategoryCode);
  const curves = useProductCurves(product.id);
  const { copy: copyLink } = useClaimLink();
  const notices = useNotices();
  const [isMaking, setMaking] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  if (machine === null) return null;
  const copy = async () => {
    setMaking(true);
    const found = curves.status === "ready" ? curves.value : NO_CURVES;
    const link = await copyLink({ machine, product, curves: found, state });
    setMaking(false);
    if (!link.ok) notices.error("链接没有生成", WHY[link.code]);
    else if (link.value.isCopied) notices.success("链接已复制", COPIED);
    else setAddress(link.value.address);
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconLink size={14} stroke={1.5} aria-hidden />}
        disabled={curves.status !== "ready" || isMaking}
        title={curves.status === "ready" ? "复制当前结论的链接" : "性能曲线还没有加载"}
        onClick={() => void copy()}
      >
        复制链接
      </Button>
      {address !== null && (
        <Suspense fallback={null}>
          <AddressDialog address={address} onClose={() => setAddress(null)} />
        </Suspense>
      )}
    </>
  );
}
