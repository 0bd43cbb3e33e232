import { Link } from "react-router-dom";
import type { SearchedText } from "#api/contract/documents.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import { Panel } from "../kit/layout/Panel.tsx";
import { documentHitAddress } from "../addresses/documentAddresses.ts";
import { useServices } from "../page/services/ServicesContext.tsx";
import { useSession } from "../page/services/useSession.ts";
import text from "../kit/styles/text.module.css";
import type { Loaded } from "../page/services/Loaded.ts";
import css from "./TextHits.module.css";

export interface TextHitsProps {
  readonly words: string;
  readonly found: Loaded<SearchedText>;
}

/** Matches in the text of all manuals; each links to its page, with the words marked. */
export function TextHits({ words, found }: TextHitsProps) {
  const { account } = useServices();
  const isSignedIn = useSession(({ token }) => token !== null);
  const value = found.status === "ready" ? found.value : null;
  const note =
    value === null
      ? undefined
      : `${value.isCut ? "前 " : ""}${formatNumber(value.hits.length, 0)} 处${
          value.unread > 0 ? `，还有 ${value.unread} 份正在建立索引` : ""
        }${value.wordless > 0 ? `，${value.wordless} 份没有可查找的文字` : ""}`;
  return (
    <Panel className={css["hits"]} title="正文中的文字" note={note} ruled={(value?.hits.length ?? 0) > 0}>
      {!isSignedIn && (
        <p className={css["state"]}>
          <LinkButton onClick={() => void account.requireLogin()}>登录</LinkButton> 后同时查找所有样本的正文
        </p>
      )}
      {isSignedIn && found.status === "loading" && (
        <p className={css["state"]} role="status">
          正在查找正文…
        </p>
      )}
      {found.status === "failed" && (
        <p className={css["state"]} role="alert">
          正文查找失败 <LinkButton onClick={found.retry}>重试</LinkButton>
        </p>
      )}
      {value !== null && value.hits.length > 0 && (
        <ul>
          {value.hits.map(({ documentId, title, page, line, before, words: hit, after }, at) => (
            // A line may contain the words twice.
            <li key={`${documentId} ${page} ${line} ${at}`} className={css["hit"]}>
              <Link
                className={text["clip"]}
                to={documentHitAddress(documentId, page, words)}
                title={`${title} 第 ${page} 页 第 ${line} 行`}
              >
                {title}
              </Link>
              <span className={text["dim"]}>
                第 {page} 页 第 {line} 行
              </span>
              <span className={text["clip"]}>
                {before}
                <mark>{hit}</mark>
                {after}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
