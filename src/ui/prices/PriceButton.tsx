import { Button } from "@mantine/core";
import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { fetched } from "../page/browser/fetched.tsx";
import { useSession } from "../page/services/useSession.ts";
import { SideDrawer } from "../kit/dialog/SideDrawer.tsx";
import { AREA_PARAMETER } from "./areaParameter.ts";
import css from "./Prices.module.css";
import type { PriceSubject } from "./PriceSubject.ts";

/** Loaded on demand: few people ask for a price. */
const PricePanel = fetched(async () => (await import("./PricePanel.tsx")).PricePanel);

/** ms until the panel is open and the search can be mounted in it. */
const PANEL_MS = 100;
/** px. */
const WIDTH = 840;

export interface PriceButtonProps {
  readonly categoryCode: string;
  readonly subject: PriceSubject;
  /** Size of the button, as of those beside it. */
  readonly size?: "xs" | "sm";
}

function Panel({ categoryCode, subject }: PriceButtonProps) {
  const [params] = useSearchParams();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), PANEL_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isThere) return null;
  return (
    <Suspense fallback={null}>
      <PricePanel categoryCode={categoryCode} subject={subject} areaOfLink={params.get(AREA_PARAMETER)} />
    </Suspense>
  );
}

/** 查询价格: a button that opens the price panel. The Revit add-in has no prices. */
export function PriceButton(props: PriceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isOffered = useSession(({ platform }) => platform !== "r");
  if (!isOffered) return null;
  const { subject, size = "xs" } = props;
  return (
    <>
      <Button size={size} variant="default" onClick={() => setOpen(true)}>
        查询价格
      </Button>
      <SideDrawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="价格查询"
        width={WIDTH}
        side="right"
        headExtra={
          <span className={css["subject"]}>
            {subject.kind === "product"
              ? [...new Set([subject.model, subject.name])].join(" ")
              : `${subject.name} ${subject.specification}`}
          </span>
        }
      >
        {isOpen && <Panel {...props} />}
      </SideDrawer>
    </>
  );
}
