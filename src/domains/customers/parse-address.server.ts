import { findCity } from "~/domains/shared/index.server.ts";
import { findState } from "~/domains/shared/index.ts";
import { readZipCode } from "~/platform/validation/zip-code-cell.ts";
import { type Address, maxStreet } from "./customers.ts";

const country = /[ ,](?:usa|us|u\.s\.a\.|united states(?: of america)?)\.?$/i;
const zipAtEnd = /(?:^|[ ,])\d{5}(?:-\d{4})?$/;
/** A unit within a building: "Apt 4", "Unit B-2", "# 12". */
const unit =
  /^(?:(?:apt|apartment|unit|suite|ste|lot|space|spc|bldg|building|floor|fl|rm|room)\b\.? ?#? ?|# ?)[a-z0-9-]{1,10}$/i;

/**
 * Splits an address on one line into its parts, as people in the US write it. What can't be told apart, such
 * as an unknown town that no comma separates from its street, stays in the street.
 * @returns null for a text that names no street, such as a ZIP code alone
 */
export function parseAddress(typed: string): Address | null {
  const line = withoutEnd(
    withoutEnd(typed.slice(0, maxStreet).replace(/\s+/g, " ")).replace(country, ""),
  );
  const [beforeZip, zipCode] = splitZip(line);
  const [beforeState, state] = splitState(beforeZip, zipCode !== null);
  const parts = beforeState
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) return null;
  const isTown = parts.length === 1 && findCity(parts[0] ?? "", state) !== null;
  if (isTown && (state || zipCode)) return null;
  const unitAt = parts.findIndex((part, index) => index > 0 && unit.test(part));
  const [ownUnit = null] = unitAt > 0 ? parts.splice(unitAt, 1) : [];
  const [first = "", ...others] = parts;
  const [line1, city] = others.length > 0 ? [first, others.pop() ?? null] : splitCity(first, state);
  const [street, lastUnit] = ownUnit ? [line1, ownUnit] : splitUnit(line1);
  return { street: [street, ...others].join(", "), unit: lastUnit, city, state, zipCode };
}

/** Without spaces and commas at its end. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && " ,".includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end).trimStart();
}

/** A house number of five digits may be all there is. */
function splitZip(line: string): [string, string | null] {
  const match = zipAtEnd.exec(line);
  if (!match) return [line, null];
  const rest = line.slice(0, match.index).trim();
  const isAlone = rest === "";
  return isAlone ? ["", readZipCode(line)] : [rest, readZipCode(match[0].replace(",", " "))];
}

/** The code or the name of a state at the end, after a comma or before a ZIP code. */
function splitState(line: string, beforeZip: boolean): [string, string | null] {
  const words = line.split(" ");
  for (const count of [3, 2, 1]) {
    if (words.length <= count) continue;
    const state = findState(words.slice(-count).join(" ").replace(/[.,]/g, ""));
    const rest = words.slice(0, -count).join(" ");
    if (state && (beforeZip || rest.endsWith(","))) return [rest, state.code];
  }
  const parts = line.split(",");
  const last = parts.length > 1 ? findState(parts.at(-1)?.replace(/\./g, "") ?? "") : null;
  return last ? [parts.slice(0, -1).join(","), last.code] : [line, null];
}

/** A known town of the state that no comma separates from its street. */
function splitCity(line: string, state: string | null): [string, string | null] {
  const words = line.split(" ");
  for (const count of state ? [4, 3, 2, 1] : []) {
    if (words.length <= count + 1) continue;
    const city = words.slice(-count).join(" ");
    if (findCity(city, state ?? "")) return [words.slice(0, -count).join(" "), city];
  }
  return [line, null];
}

/** A unit at the end of a street line. */
function splitUnit(line: string): [string, string | null] {
  const words = line.split(" ");
  for (const count of [3, 2, 1]) {
    const last = words.slice(-count).join(" ");
    if (words.length > count && unit.test(last)) return [words.slice(0, -count).join(" "), last];
  }
  return [line, null];
}

const abbreviations: Record<string, string> = {
  street: "st",
  avenue: "ave",
  av: "ave",
  road: "rd",
  drive: "dr",
  lane: "ln",
  boulevard: "blvd",
  court: "ct",
  place: "pl",
  terrace: "ter",
  circle: "cir",
  parkway: "pkwy",
  highway: "hwy",
  trail: "trl",
  square: "sq",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  northeast: "ne",
  northwest: "nw",
  southeast: "se",
  southwest: "sw",
  apartment: "unit",
  apt: "unit",
  suite: "unit",
  ste: "unit",
  "#": "unit",
};

/**
 * The same text for equal addresses, however they are typed: without case, punctuation, and the spelling of
 * common words (USPS Publication 28). The town isn't part of it, because many people leave it out.
 */
export function addressKeyOf({ street, unit }: Pick<Address, "street" | "unit">): string {
  const words = `${street} ${unit ?? ""}`
    .normalize("NFKD")
    .toLowerCase()
    .replace(/#/g, " # ")
    .replace(/[^\p{L}\p{N}# ]/gu, "")
    .split(/\s+/)
    .map((word) => abbreviations[word] ?? word)
    .filter((word, index, all) => word !== "" && !(word === "unit" && all[index - 1] === "unit"));
  return words.join(" ");
}
