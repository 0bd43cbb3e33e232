import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router-dom";
import type { OpenedDocument } from "#api/contract/documents.ts";
import { fileSize } from "#domain/desk/documents/fileSize.ts";
import type { OpenPdf, PdfFault } from "#workers/pdf/PdfClient.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import {
  documentsAddress,
  libraryManualsAddress,
  readCurvesAddress,
} from "../../addresses/documentAddresses.ts";
import { OwnTag } from "../../kit/tags/OwnTag.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import { useDocumentTitle } from "../../page/browser/useDocumentTitle.ts";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./DocDetail.module.css";
import { FAULT_WORDS } from "./faultWords.ts";
import { PdfReader } from "./PdfReader.tsx";
import { useDocument } from "./useDocument.ts";
import { usePageSizes } from "./usePageSizes.ts";
import { usePdf } from "./usePdf.ts";

const PERCENT = 100;
const parentOf = ({ library }: OpenedDocument) =>
  library === null
    ? { label: "电子样本", to: documentsAddress() }
    : { label: "自有样本", to: libraryManualsAddress(library.id) };
const BACK = (
  <Button component={Link} to={documentsAddress()} variant="default">
    返回电子样本
  </Button>
);

function Faulty({ fault, onRetry }: { readonly fault: PdfFault; readonly onRetry: () => void }) {
  const { account } = useServices();
  const again = async () => {
    if (fault !== "signed-out" || (await account.requireLogin())) onRetry();
  };
  const isLasting = fault === "encrypted" || fault === "damaged" || fault === "gone";
  return (
    <EmptyState
      kind={fault === "gone" ? "search" : "error"}
      {...FAULT_WORDS[fault]}
      actions={
        <>
          {!isLasting && (
            <Button onClick={() => void again()}>{fault === "signed-out" ? "登录" : "重试"}</Button>
          )}
          {BACK}
        </>
      }
    />
  );
}

interface OpenedProps extends DocumentFileProps {
  readonly pdf: OpenPdf;
}

function Opened({ pdf, id, known: opened }: OpenedProps) {
  const { first, known, learn, isBroken } = usePageSizes(pdf);
  if (isBroken) return <Faulty fault="damaged" onRetry={() => window.location.reload()} />;
  const toCurves = (page: number) => readCurvesAddress(id, page, opened?.library?.id ?? null);
  return (
    first && <PdfReader {...{ pdf, first, known, toCurves }} title={opened?.title ?? ""} onSize={learn} />
  );
}

interface DocumentFileProps {
  readonly id: string;
  /** `null` while its data is loading; the file does not wait for that. */
  readonly known: OpenedDocument | null;
}

/** The file itself, for signed-in users. */
function DocumentFile({ id, known }: DocumentFileProps) {
  const state = usePdf(id);
  const isLate = useIsLate(state.status === "loading");
  switch (state.status) {
    case "loading":
      return (
        isLate && (
          <p className={`${css["opening"]} ${text["dim"]}`} role="status">
            {known?.byteSize === null ? "正在绘制手册…" : "正在打开…"}
            {state.share !== null &&
              known !== null &&
              ` ${Math.round(state.share * PERCENT)} %，共 ${fileSize(known.byteSize ?? 0)}`}
          </p>
        )
      );
    case "failed":
      return <Faulty fault={state.fault} onRetry={state.retry} />;
    case "ready":
      return <Opened pdf={state.pdf} id={id} known={known} />;
  }
}

/** One document of 电子样本, on a page of its own that does not depend on the browser's PDF viewer. */
export function DocDetail() {
  const { account } = useServices();
  const [params] = useSearchParams();
  const isSignedIn = useSession(({ token }) => token !== null);
  const id = params.get("id") ?? "";
  const loaded = useDocument(id);
  const found = loaded.status === "ready" ? loaded.value : null;
  useDocumentTitle(found?.title ?? null);
  return (
    <>
      <PageHead
        {...(found ? { title: found.title, parent: parentOf(found) } : {})}
        tag={found?.isSample ? <SampleTag /> : <OwnTag library={found?.library ?? undefined} />}
      >
        {found && (
          <span
            className={`${text["dim"]} ${text["small"]} ${text["clip"]} ${css["source"]}`}
            title={found.source}
          >
            {found.source}
          </span>
        )}
      </PageHead>
      <main className={layout["main"]}>
        <Panel className={css["whole"]}>
          {loaded.status === "not-found" ? (
            <Faulty fault="gone" onRetry={() => {}} />
          ) : loaded.status === "failed" ? (
            <EmptyState
              kind="error"
              title="加载失败"
              why={loaded.error.message}
              actions={<Button onClick={loaded.retry}>重试</Button>}
            />
          ) : !isSignedIn ? (
            <EmptyState
              kind="empty"
              title="登录后阅读"
              why={
                found
                  ? `${found.title}${found.pageCount === null ? "" : `，${found.pageCount} 页`}`
                  : undefined
              }
              actions={<Button onClick={() => void account.requireLogin()}>登录</Button>}
            />
          ) : (
            <DocumentFile key={id} id={id} known={found} />
          )}
        </Panel>
      </main>
    </>
  );
}
