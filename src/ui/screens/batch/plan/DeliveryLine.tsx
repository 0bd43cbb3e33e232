import { formatNumber } from "#domain/base/formatNumber.ts";
import type { HostDelivery } from "./useHostDelivery.ts";
import css from "./Plan.module.css";

/** The state of the plan's delivery to the host. */
export function DeliveryLine({ delivery, rooms }: { delivery: HostDelivery; rooms: number }) {
  switch (delivery.status) {
    case "none":
      return null;
    case "delivering":
      return (
        <p className={css["delivery"]}>
          正在返回设计软件 {formatNumber(delivery.delivered, 0)} / {formatNumber(rooms, 0)} 间
        </p>
      );
    case "delivered":
      return (
        <p className={css["delivery"]} role="status">
          选型结果已返回设计软件，共 {formatNumber(rooms, 0)} 间
        </p>
      );
    case "failed":
      return (
        <p className={css["missing"]} role="alert">
          选型结果未能返回设计软件：{delivery.message}
        </p>
      );
  }
}
