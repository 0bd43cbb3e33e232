import { ActionIcon } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { LinkButton } from "../../components/input/LinkButton.tsx";
import { classNames } from "../../components/layout/classNames.ts";
import { SampleTag } from "../../components/tags/SampleTag.tsx";
import text from "../../styles/text.module.css";
import css from "./Components.module.css";

/** px, as the pictures are drawn. */
const PICTURE = 256;

interface CardProps {
  readonly component: PublicComponent;
  readonly isKept: boolean;
  readonly onOpen: (component: PublicComponent) => void;
  readonly onKeep: (component: PublicComponent, isKept: boolean) => void;
}

function Card({ component, isKept, onOpen, onKeep }: CardProps) {
  const { name, productName, brandName, categoryNames, thumbnail, isSample } = component;
  const act = `${isKept ? "取消收藏" : "收藏"} ${name}`;
  return (
    <li className={css["card"]}>
      {/* The name below opens the same, for keyboards and readers. */}
      <button
        type="button"
        className={css["face"]}
        tabIndex={-1}
        aria-hidden
        onClick={() => onOpen(component)}
      >
        <img src={thumbnail} alt="" loading="lazy" width={PICTURE} height={PICTURE} />
      </button>
      {isSample && (
        <span className={css["tag"]}>
          <SampleTag isShort />
        </span>
      )}
      <ActionIcon
        variant="subtle"
        color={isKept ? "yellow" : "gray"}
        className={css["star"] ?? ""}
        aria-label={act}
        aria-pressed={isKept}
        title={isKept ? "取消收藏" : "收藏"}
        onClick={() => onKeep(component, !isKept)}
      >
        {isKept ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} stroke={1.5} aria-hidden />}
      </ActionIcon>
      <div className={css["words"]}>
        <div className={css["title"]}>
          <LinkButton className={text["clip"] ?? ""} title={name} onClick={() => onOpen(component)}>
            {name}
          </LinkButton>
        </div>
        <div className={classNames(text["dim"], text["clip"], css["line"])} title={productName}>
          {productName}
        </div>
        <div className={classNames(text["dim"], text["clip"], css["line"])}>
          {brandName} · {categoryNames.join("、")}
        </div>
      </div>
    </li>
  );
}

interface ComponentCardsProps extends Omit<CardProps, "component" | "isKept"> {
  readonly components: readonly PublicComponent[];
  readonly favourites: ReadonlySet<string>;
  readonly isChanging: boolean;
}

/** 构件: picture, model and what it is of. */
export const ComponentCards = ({ components, favourites, isChanging, ...acts }: ComponentCardsProps) => (
  <ul className={css["cards"]} aria-label="构件" aria-busy={isChanging} data-results>
    {components.map((component) => (
      <Card key={component.id} component={component} isKept={favourites.has(component.id)} {...acts} />
    ))}
  </ul>
);
