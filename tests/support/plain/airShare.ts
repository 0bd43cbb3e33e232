interface Figure {
  readonly code: string;
  readonly value: number;
}

/** Pa of water vapour over water or ice (Hyland and Wexler), T in K. */
const saturated = (T: number) =>
  T <= 273.16
    ? Math.exp(
        -5.6745359e3 / T +
          6.3925247 -
          9.677843e-3 * T +
          6.2215701e-7 * T ** 2 +
          2.0747825e-9 * T ** 3 -
          9.484024e-13 * T ** 4 +
          4.1635019 * Math.log(T),
      )
    : Math.exp(
        -5.8002206e3 / T +
          1.3914993 -
          4.8640239e-2 * T +
          4.1764768e-5 * T ** 2 -
          1.4452093e-8 * T ** 3 +
          6.5459673 * Math.log(T),
      );

const ofVapour = (vapour: number, p: number) => (0.621945 * vapour) / (p - vapour);
const densityOf = (p: number, T: number, W: number) => (p * (1 + W)) / (287.042 * T * (1 + 1.607858 * W));

/** kg/kg at which air of 20 ℃ at sea level has 1.2 kg/m³, by bisection. */
function usualHumidity(): number {
  let [dry, damp] = [0, 0.02];
  for (let step = 0; step < 80; step++) {
    const middle = (dry + damp) / 2;
    if (densityOf(101_325, 293.15, middle) > 1.2) dry = middle;
    else damp = middle;
  }
  return dry;
}
const USUAL = usualHumidity();

/**
 * Reference implementation: ratio of the stated air's density to 1.2 kg/m³, at its own temperature and at its
 * lowest.
 */
export function airShares(figures: readonly Figure[]): { readonly share: number; readonly lowest: number } {
  const find = (asked: string) => figures.find(({ code }) => code === asked)?.value;
  const kilopascals = find("siteAirPressure");
  const p =
    kilopascals === undefined
      ? 101_325 * (1 - 2.25577e-5 * (find("siteAltitude") ?? 0)) ** 5.2559
      : kilopascals * 1000;
  const T = (find("airTemperature") ?? 20) + 273.15;
  const cold = (find("lowestAirTemperature") ?? find("airTemperature") ?? 20) + 273.15;
  const humidity = find("airHumidity");
  const held = (W: number, at: number) => Math.min(W, ofVapour(saturated(at), p));
  const W = humidity === undefined ? held(USUAL, T) : ofVapour((saturated(T) * humidity) / 100, p);
  return { share: densityOf(p, T, W) / 1.2, lowest: densityOf(p, cold, held(W, cold)) / 1.2 };
}
