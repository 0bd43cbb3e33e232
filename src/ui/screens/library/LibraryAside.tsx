import { useState } from "react";
import type { Library } from "#api/contract/libraries.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LIBRARY_NAME_LENGTH, LIBRARY_UNDO_DAYS } from "#domain/desk/library/libraryLimits.ts";
import { NameDialog } from "../../kit/dialog/NameDialog.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import categories from "../../kit/styles/categories.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./Library.module.css";
import { useLibraryActs } from "./useLibraries.ts";

const DAY_MS = 24 * 3600 * 1000;

function Deleted({ library, onShow }: { readonly library: Library; readonly onShow: (id: string) => void }) {
  const { restore } = useLibraryActs();
  const [isBusy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    if ((await restore(library)) !== null) onShow(library.id);
    setBusy(false);
  };
  const until = formatDay((library.deletedAt ?? 0) + LIBRARY_UNDO_DAYS * DAY_MS);
  return (
    <li className={css["deleted"]} title={`${library.name}，${until} 前可以恢复`}>
      <span className={`${text["dim"]} ${text["clip"]}`}>{library.name}</span>
      <LinkButton aria-label={`恢复 ${library.name}`} disabled={isBusy} onClick={() => void bringBack()}>
        恢复
      </LinkButton>
    </li>
  );
}

interface LibraryAsideProps {
  readonly libraries: readonly Library[];
  readonly shown: Library;
  readonly onShow: (id: string) => void;
}

/** The column at the left: the user's libraries, the deleted ones, and the button that creates one. */
export function LibraryAside({ libraries, shown, onShow }: LibraryAsideProps) {
  const [isNew, setNew] = useState(false);
  const { create } = useLibraryActs();
  const found = async (name: string) => {
    const made = await create(name);
    if (made === null) return;
    setNew(false);
    onShow(made.id);
  };
  const [there, deleted] = [
    libraries.filter(({ deletedAt }) => deletedAt === null),
    libraries.filter(({ deletedAt }) => deletedAt !== null),
  ];
  return (
    <Panel className={categories["aside"]} style={{ overflow: "auto" }}>
      <div className={css["caption"]}>
        <h2 className={categories["caption"]}>产品库</h2>
        <LinkButton small onClick={() => setNew(true)}>
          新建
        </LinkButton>
      </div>
      <ul aria-label="产品库">
        {there.map(({ id, name, products, drafts }) => (
          <li key={id}>
            <button
              type="button"
              className={categories["category"]}
              aria-pressed={id === shown.id}
              title={name}
              onClick={() => onShow(id)}
            >
              <span className={text["clip"]}>{name}</span>
              <span className={categories["count"]}>{formatNumber(products + drafts, 0)}</span>
            </button>
          </li>
        ))}
      </ul>
      {deleted.length > 0 && (
        <>
          <h2 className={categories["caption"]}>已删除</h2>
          <ul aria-label="已删除的产品库">
            {deleted.map((library) => (
              <Deleted key={library.id} library={library} onShow={onShow} />
            ))}
          </ul>
        </>
      )}
      {isNew && (
        <NameDialog
          title="新建产品库"
          label="名称"
          name=""
          maxLength={LIBRARY_NAME_LENGTH}
          submitLabel="新建"
          onSave={found}
          onClose={() => setNew(false)}
        />
      )}
    </Panel>
  );
}
