import { Button } from "@mantine/core";
import { Suspense } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Library } from "#api/contract/libraries.ts";
import { LIBRARY_MANUALS, SHEET_PARAM } from "../../addresses/documentAddresses.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import { fetched } from "../../page/browser/fetched.tsx";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import css from "./Library.module.css";
import { LibraryAside } from "./LibraryAside.tsx";
import { LibraryHead } from "./LibraryHead.tsx";
import { ProductsPage } from "./ProductsPage.tsx";
import { useLibraries } from "./useLibraries.ts";

/** Loaded on demand: most visits look at products. */
const LibraryImportsPage = fetched(
  async () => (await import("./import/LibraryImportsPage.tsx")).LibraryImportsPage,
);
const ManualsPage = fetched(async () => (await import("./manuals/ManualsPage.tsx")).ManualsPage);
const LibraryActsPage = fetched(async () => (await import("./LibraryActsPage.tsx")).LibraryActsPage);

const PRODUCTS = "/library";
const IMPORTS = "/library/imports";
const VIEWS = [
  { path: PRODUCTS, label: "产品" },
  { path: LIBRARY_MANUALS, label: "样本" },
  { path: IMPORTS, label: "导入" },
  { path: "/library/acts", label: "变更记录" },
] as const;

const addressOf = (path: string, id: string) => `${path}?library=${id}`;

function Shown({ libraries, shown }: { readonly libraries: readonly Library[]; readonly shown: Library }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { path } = VIEWS.find((view) => view.path === pathname) ?? VIEWS[0];
  // The readings of a product are listed with the products, and corrected where curves are read.
  const isOfSheet = path === PRODUCTS && params.has(SHEET_PARAM);
  return (
    <>
      <PageHead
        tabs={VIEWS.map((view) => ({
          label: view.label,
          to: addressOf(view.path, shown.id),
          isCurrent: view.path === path,
        }))}
      />
      <main className={layout["main"]}>
        <div className={css["columns"]}>
          <LibraryAside
            libraries={libraries}
            shown={shown}
            onShow={(id) => void navigate(addressOf(path, id))}
          />
          {/* Remounted for each library, so that nothing chosen or typed in one remains in another. */}
          <div key={shown.id} className={css["column"]}>
            <LibraryHead library={shown} onGone={() => void navigate(PRODUCTS, { replace: true })} />
            <Suspense fallback={null}>
              {path === "/library/acts" ? (
                <LibraryActsPage libraryId={shown.id} />
              ) : path === LIBRARY_MANUALS ? (
                <ManualsPage library={shown} />
              ) : path === IMPORTS || isOfSheet ? (
                <LibraryImportsPage library={shown} />
              ) : (
                <ProductsPage library={shown} />
              )}
            </Suspense>
          </div>
        </div>
      </main>
    </>
  );
}

function Whole({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <PageHead />
      <main className={layout["main"]}>
        <Panel className={css["whole"]}>{children}</Panel>
      </main>
    </>
  );
}

function Libraries() {
  const loaded = useLibraries();
  const [params] = useSearchParams();
  const isLate = useIsLate(loaded.status === "loading");
  const navigate = useNavigate();
  if (loaded.status === "failed")
    return (
      <Whole>
        <EmptyState
          kind="error"
          title="产品库没有加载成功"
          why={loaded.error.message}
          actions={<Button onClick={loaded.retry}>重试</Button>}
        />
      </Whole>
    );
  if (loaded.status === "loading")
    return (
      <Whole>
        {isLate && (
          <p className={text["dim"]} role="status">
            正在加载产品库…
          </p>
        )}
      </Whole>
    );
  const there = loaded.value.filter(({ deletedAt }) => deletedAt === null);
  const wanted = params.get("library");
  const shown = wanted === null ? there[0] : there.find(({ id }) => id === wanted);
  if (shown === undefined)
    return (
      <Whole>
        <EmptyState
          kind="error"
          title="没有此产品库"
          why="它可能已被删除，或您已不是它的成员"
          actions={<Button onClick={() => void navigate(PRODUCTS, { replace: true })}>查看我的产品库</Button>}
        />
      </Whole>
    );
  return <Shown libraries={loaded.value} shown={shown} />;
}

/** 自有产品: libraries of own products, of a person or a team. */
export function LibraryScreen() {
  const { account } = useServices();
  const isSignedIn = useSession(({ token }) => token !== null);
  if (isSignedIn) return <Libraries />;
  return (
    <Whole>
      <EmptyState
        kind="empty"
        title="登录后使用自有产品库"
        why="导入自己常用的产品，与同事共用；只有成员能查看、选型和选用"
        actions={<Button onClick={() => void account.requireLogin()}>登录</Button>}
      />
    </Whole>
  );
}
