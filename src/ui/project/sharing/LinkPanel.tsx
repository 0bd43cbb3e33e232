import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { ProjectLink } from "#api/contract/projectSharing.ts";
import text from "../../kit/styles/text.module.css";
import { LinkList } from "./LinkList.tsx";
import { NewLink } from "./NewLink.tsx";
import css from "./Sharing.module.css";
import type { LinkSharing } from "./useLinks.ts";

/** A choice in the first list of the panel, from which a link is made. */
export interface LinkChoice {
  readonly value: string;
  readonly label: string;
  readonly purpose: ProjectLink["purpose"];
  readonly planVersionId?: string;
}

export interface LinkPanelProps {
  /** Such as 邀请链接. */
  readonly label: string;
  readonly note: string;
  /** Label of the list of choices, if there is more than one, such as 角色. */
  readonly choiceLabel?: string;
  readonly choices: readonly [LinkChoice, ...LinkChoice[]];
  /** Terms in days, the default first; 0 means until it is revoked. */
  readonly terms: readonly [number, ...number[]];
  /** Whether a link may be limited to the first person who uses it. */
  readonly mayBeForOne?: boolean;
  readonly isListed: (link: ProjectLink) => boolean;
  readonly sharing: LinkSharing;
}

type Users = "many" | "one";
const USERS = [
  { value: "many", label: "多人" },
  { value: "one", label: "一人" },
] as const satisfies readonly { readonly value: Users; readonly label: string }[];

const termWords = (days: number) => (days === 0 ? "直到撤销" : `${days} 天`);

/** Links of one sort: create, copy once, list and revoke them. */
export function LinkPanel({
  label,
  note,
  choiceLabel,
  choices,
  terms,
  mayBeForOne = false,
  isListed,
  sharing: { links, create, revoke },
}: LinkPanelProps) {
  const [chosen, setChosen] = useState(choices[0].value);
  const [days, setDays] = useState(terms[0]);
  const [users, setUsers] = useState<Users>("many");
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  const make = async () => {
    setBusy(true);
    const { purpose, planVersionId } = choice;
    setAddress(
      await create({
        purpose,
        ...(planVersionId === undefined ? {} : { planVersionId }),
        ...(days === 0 ? {} : { days }),
        ...(users === "one" ? { isForOne: true } : {}),
      }),
    );
    setBusy(false);
  };
  return (
    <div className={css["panel"]}>
      <p className={text["ink2"]}>{note}</p>
      <div className={css["form"]}>
        {choiceLabel !== undefined && (
          <Select
            label={choiceLabel}
            size="xs"
            style={{ flex: 1 }}
            allowDeselect={false}
            data={choices.map(({ value, label: words }) => ({ value, label: words }))}
            value={choice.value}
            onChange={(value) => value !== null && setChosen(value)}
          />
        )}
        {mayBeForOne && (
          <Select
            label="使用人数"
            size="xs"
            w={96}
            allowDeselect={false}
            data={USERS}
            value={users}
            onChange={(value) => setUsers(value === "one" ? "one" : "many")}
          />
        )}
        <Select
          label="有效期"
          size="xs"
          w={120}
          allowDeselect={false}
          data={terms.map((term) => ({ value: String(term), label: termWords(term) }))}
          value={String(days)}
          onChange={(value) => value !== null && setDays(Number(value))}
        />
        <Button size="xs" loading={isBusy} onClick={() => void make()}>
          生成链接
        </Button>
      </div>
      {address !== null && <NewLink key={address} address={address} />}
      {links.status === "ready" && (
        <LinkList
          label={label}
          links={links.value.filter(isListed)}
          versionNames={
            new Map(
              choices.flatMap(({ planVersionId, label: words }) =>
                planVersionId === undefined ? [] : [[planVersionId, words] as const],
              ),
            )
          }
          onRevoke={(link) => void revoke(link)}
        />
      )}
      {links.status === "failed" && <p className={css["empty"]}>链接没有加载成功，请关闭后重新打开</p>}
    </div>
  );
}
