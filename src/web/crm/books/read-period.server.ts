import {
  type BooksPeriodChoice,
  readBooksPeriod,
  validateBooksPeriod,
} from "~/domains/billing/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { type Actor, dayOf } from "~/domains/shared/index.ts";
import type { Sent } from "~/platform/http/commands/run-command.server.ts";
import type { ChosenPeriod } from "./period-choice.tsx";

/** The URL's period in the business's time zone. */
export async function readChosenPeriod(
  platform: Sent<unknown>["platform"],
  reader: Actor,
  { url }: Request,
  byDefault?: BooksPeriodChoice,
): Promise<ChosenPeriod & { zone: string }> {
  const { searchParams } = new URL(url);
  const zone = await findOwnZone(platform, reader);
  const today = dayOf(platform.clock.now(), zone);
  return {
    period: readBooksPeriod(searchParams, today, byDefault),
    today,
    problem: validateBooksPeriod(searchParams, today),
    typed: { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" },
    zone,
  };
}

const maxPage = 10_000;

/** The URL's page, from 1. */
export function readPage({ url }: Request): number {
  const page = Number(new URL(url).searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}
