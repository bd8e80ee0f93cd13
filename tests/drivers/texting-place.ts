import { setTimeout as sleep } from "node:timers/promises";

/** A homeowner's area code and ZIP code. */
export type Place = { zone: string; areaCode: string; zipCode: string };

/**
 * From west to east of the date line. Palau isn't in the US numbering plan, so its area code here
 * is Canadian.
 */
const places: readonly Place[] = [
  { zone: "Pacific/Guam", areaCode: "671", zipCode: "96910" },
  { zone: "Pacific/Palau", areaCode: "709", zipCode: "96940" },
  { zone: "America/Puerto_Rico", areaCode: "787", zipCode: "00901" },
  { zone: "America/New_York", areaCode: "212", zipCode: "10001" },
  { zone: "Pacific/Honolulu", areaCode: "808", zipCode: "96813" },
];

/** A place without a state's own rule where it's between 8 AM and 9 PM, when texts may be sent. */
export function textingPlaceAt(now: Date): Place | undefined {
  return places.find(({ zone }) => {
    const hour = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hour: "numeric",
      hourCycle: "h23",
    }).format(now);
    return Number(hour) >= 8 && Number(hour) < 21;
  });
}

/** A place where texts may be sent for at least another minute, whenever the test runs. */
export async function textingPlace(): Promise<Place> {
  for (;;) {
    const place = textingPlaceAt(new Date(Date.now() + 60_000));
    if (place && textingPlaceAt(new Date()) === place) return place;
    await sleep(1000);
  }
}
