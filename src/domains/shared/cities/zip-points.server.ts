import { dataLines } from "~/platform/data-lines.ts";
import type { GeoPoint } from "./geo-point.ts";
import zipPoints from "./zip-points.txt?raw";

/** The table's lines by the first three digits; loaded on first use. */
let lines: ReadonlyMap<string, string> | undefined;

/** The middle of a ZIP code's area; null if it's unknown. */
export function pointOfZip(zipCode: string): GeoPoint | null {
  if (!/^\d{5}$/.test(zipCode)) return null;
  lines ??= new Map(dataLines(zipPoints).map((line) => [line.slice(0, 3), line]));
  const [, south, west, ...zips] = lines.get(zipCode.slice(0, 3))?.split(" ") ?? [];
  const end = `${zipCode.slice(3)},`;
  const nearestZip = zips.find((zip) => zip.startsWith(end));
  if (!nearestZip) return null;
  const [, north, east] = nearestZip.split(",");
  return {
    latitude: (Number(south) + Number(north)) / 1000,
    longitude: (Number(west) + Number(east)) / 1000,
  };
}
