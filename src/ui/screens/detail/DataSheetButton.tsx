import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useHref } from "react-router-dom";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { isPlain } from "#domain/products/parallel/SetChoice.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { useDataSheet, type DataSheetJob } from "./useDataSheet.ts";
import { pageAddress } from "../../page/browser/pageAddress.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useDetailLink } from "../../product/facts/useDetailLink.ts";
import { useProductCurves } from "../../product/facts/useProductCurves.ts";
import { useClaimLink } from "../../claim/useClaimLink.ts";
import { useProductVerdict } from "../../product/standard/useProductVerdict.ts";
import { knownStages } from "../../chart/chartSourceOf.ts";
import text from "../../kit/styles/text.module.css";
import { classNames } from "../../kit/layout/classNames.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { dataSheetWords } from "./dataSheetWords.ts";

export interface DataSheetButtonProps {
  /** `null` while it is loading. */
  readonly product: Product | null;
  readonly conditions: DetailConditions;
}

const NO_CURVES: readonly WireCurve[] = [];
const WHY = {
  font: "数据表未生成，字体文件没有加载",
  worker: "数据表未生成",
} as const;

interface ToolProps {
  readonly job?: DataSheetJob;
  /** Why the data sheet cannot be made now. */
  readonly reason?: string;
  readonly onMake?: () => void;
}

function Tool({ job = { status: "idle" }, reason, onMake }: ToolProps) {
  const isMaking = job.status === "making";
  return (
    <>
      {job.status === "failed" && (
        <span role="alert" className={classNames(text["small"], text["ink2"])}>
          {WHY[job.why]} <LinkButton onClick={onMake}>重试</LinkButton>
        </span>
      )}
      <span role="status" className={classNames(text["small"], text["ink2"])}>
        {isMaking && "正在生成数据表…"}
      </span>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileTypePdf size={14} stroke={1.5} aria-hidden />}
        disabled={isMaking || reason !== undefined}
        title={reason}
        onClick={onMake}
      >
        数据表 (PDF)
      </Button>
    </>
  );
}

function LoadedButton({ product, conditions }: DataSheetButtonProps & { readonly product: Product }) {
  const machine = machineOf(product.gjwCategoryCode);
  const curves = useProductCurves(product.id);
  const found = curves.status === "ready" ? curves.value : NO_CURVES;
  const verdict = useProductVerdict(machine ?? "fan", product, found);
  const { duty, rate, setting } = conditions;
  const address = useHref(useDetailLink(duty, conditions).to(product.id));
  const { job, make } = useDataSheet();
  const isMissing = machine !== null && curves.status !== "ready";
  const { make: makeLink } = useClaimLink();
  const services = useServices();
  const client = useQueryClient();
  const setLines = async (kind: Machine) => {
    if (isPlain(conditions.set)) return null;
    // Loaded on demand: most sheets are about a single machine.
    const { sheetSet } = await import("./calls/sheetSet.ts");
    return sheetSet({ services, client, machine: kind, product, curves: found, conditions });
  };
  const prepare = async () => {
    const link = machine && (await makeLink({ machine, product, curves: found, state: conditions }));
    return {
      words: dataSheetWords({
        product,
        conditions,
        judged: machine && { machine, verdict },
        madeAt: new Date(),
        address: pageAddress(address),
        // Without a result link the sheet is made all the same.
        recheck: link?.ok ? link.value : null,
        set: machine && (await setLines(machine)),
      }),
      chart: machine && {
        machine,
        products: [{ id: product.id, name: product.model, curves: found, ...knownStages(product) }],
        conditions: [duty.map(({ code, value }) => ({ code, value }))],
        rate,
        setting,
      },
    };
  };
  return (
    <Tool job={job} {...(isMissing ? { reason: "性能曲线还没有加载" } : {})} onMake={() => make(prepare)} />
  );
}

/** 数据表 (PDF): the product at its duty, for filing or sending. */
export const DataSheetButton = ({ product, conditions }: DataSheetButtonProps) =>
  product === null ? (
    <Tool reason="产品资料还没有加载" />
  ) : (
    <LoadedButton product={product} conditions={conditions} />
  );
