import { ActionIcon } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { LibraryCard, LibraryCards } from "../../library/LibraryCard.tsx";

interface StarProps {
  readonly name: string;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

const Star = ({ name, isKept, onKeep }: StarProps) => (
  <ActionIcon
    variant="subtle"
    color={isKept ? "yellow" : "gray"}
    aria-label={`${isKept ? "取消收藏" : "收藏"} ${name}`}
    aria-pressed={isKept}
    title={isKept ? "取消收藏" : "收藏"}
    onClick={() => onKeep(!isKept)}
  >
    {isKept ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} stroke={1.5} aria-hidden />}
  </ActionIcon>
);

interface ComponentCardsProps {
  readonly components: readonly PublicComponent[];
  readonly favourites: ReadonlySet<string>;
  readonly isChanging: boolean;
  readonly onOpen: (component: PublicComponent) => void;
  readonly onKeep: (component: PublicComponent, isKept: boolean) => void;
}

/** 构件 as cards with picture and model. */
export const ComponentCards = ({
  components,
  favourites,
  isChanging,
  onOpen,
  onKeep,
}: ComponentCardsProps) => (
  <LibraryCards label="构件" isChanging={isChanging}>
    {components.map((component) => {
      const { id, name, productName, brandName, categoryNames, thumbnail, isSample, library } = component;
      return (
        <LibraryCard
          key={id}
          name={name}
          picture={thumbnail}
          lines={[
            ...(productName === name ? [] : [productName]),
            `${brandName} · ${categoryNames.join("、")}`,
          ]}
          isSample={isSample}
          owner={library}
          corner={
            <Star name={name} isKept={favourites.has(id)} onKeep={(isKept) => onKeep(component, isKept)} />
          }
          onOpen={() => onOpen(component)}
        />
      );
    })}
  </LibraryCards>
);
