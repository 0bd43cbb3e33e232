import { groupBy } from "#domain/base/groupBy.ts";
import { Checkbox } from "@mantine/core";
import { useMemo } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { CountedPlace, Place } from "#domain/building/systems/list/places.ts";
import css from "./Systems.module.css";

interface PlaceChecksProps {
  readonly places: readonly CountedPlace[];
  readonly chosen: readonly Place[];
  readonly fault: string | undefined;
  readonly onChoose: (chosen: readonly Place[]) => void;
}

/** Zones with their storeys and numbers of rooms; ticking a zone ticks all its storeys. */
export function PlaceChecks({ places, chosen, fault, onChoose }: PlaceChecksProps) {
  const zones = useMemo(() => [...groupBy(places, ({ zone }) => zone)], [places]);
  const ticked = new Set(chosen);
  const tick = (some: readonly Place[], isOn: boolean) => {
    const changed = new Set(some);
    onChoose(places.filter((place) => (changed.has(place) ? isOn : ticked.has(place))));
  };
  return (
    <div className={css["places"]} role="group" aria-label="分区和楼层">
      {zones.map(([zone, own]) => {
        const on = own.filter((place) => ticked.has(place)).length;
        const rooms = own.reduce((sum, each) => sum + each.rooms, 0);
        return (
          <fieldset key={zone}>
            <legend>
              <Checkbox
                size="xs"
                label={`${zone === "" ? "未分区" : zone}，${formatNumber(own.length, 0)} 层 ${formatNumber(rooms, 0)} 间`}
                checked={on === own.length}
                indeterminate={on > 0 && on < own.length}
                onChange={({ currentTarget }) => tick(own, currentTarget.checked)}
              />
            </legend>
            {own.map((place) => (
              <Checkbox
                key={place.floor}
                size="xs"
                aria-label={`${zone} ${place.floor === "" ? "未注明楼层" : place.floor}`.trim()}
                label={place.floor === "" ? "未注明" : place.floor}
                checked={ticked.has(place)}
                onChange={({ currentTarget }) => tick([place], currentTarget.checked)}
              />
            ))}
          </fieldset>
        );
      })}
      {fault !== undefined && <p role="alert">{fault}</p>}
    </div>
  );
}
