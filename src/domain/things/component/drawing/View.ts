import type { Triple } from "#domain/things/model/displayData.ts";
import { crossed, unit } from "../solids/vectors.ts";

/** A direction from which a body is looked at, without perspective. */
export interface View {
  readonly right: Triple;
  readonly up: Triple;
  /** From the body to the viewer. */
  readonly toward: Triple;
}

function towards(direction: Triple): View {
  const toward = unit(direction);
  const right = unit(crossed([0, 0, 1], toward));
  return { toward, right, up: crossed(toward, right) };
}

/** The views of a component's three legends, and of its picture. */
export const VIEWS = {
  /** 侧视: from the left. */
  PROFILE: { right: [0, -1, 0], up: [0, 0, 1], toward: [-1, 0, 0] },
  /** 立面: from the front. */
  ELEVATION: { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] },
  /** 平面 */
  PLAN: { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] },
  PICTURE: towards([0.75, -1, 0.6]),
  PICTURE_FROM_BELOW: towards([0.75, -1, -0.75]),
} as const satisfies { readonly [Name in string]: View };

const along = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A point as seen: to the right, upwards and towards the viewer, in mm. */
export const seen = ({ right, up, toward }: View, point: Triple): Triple => [
  along(point, right),
  along(point, up),
  along(point, toward),
];
