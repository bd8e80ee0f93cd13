import { data, type LoaderFunctionArgs } from "react-router";
import type { recordExport } from "~/domains/shared/index.server.ts";
import type { Actor } from "~/domains/shared/index.ts";
import { type AnyRefused, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";

type Platform = Parameters<typeof recordExport>[0];

/** Loads one page of a list for the URL, together with its filters. */
export async function loadList<Filter, Page extends object>(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  readFilter: (parameters: URLSearchParams) => Filter,
  list: (platform: Platform, actor: Actor, filter: Filter, before: string | null) => Promise<Page>,
  readBefore: (text: unknown) => string | null = readId,
) {
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const before = readBefore(searchParams.get("before"));
  const page = await list(context.get(platformContext), context.get(staffContext), filter, before);
  return { ...page, filter, before };
}

/** Maximum rows on one page. */
const maxRows = 100;

/** Ids of the selected rows. */
export function readCheckedIds(form: FormData): string[] {
  const ids = form.getAll("ids").map((value) => readId(String(value)));
  return [...new Set(ids.filter((id) => id !== null))].slice(0, maxRows);
}

type RefusalCode = AnyRefused["code"];
type Outcome = { ok: true } | { ok: false; code: RefusalCode };

type BulkMessages = {
  /** Success message, such as "2 applications approved." */
  done: (count: number) => string;
  /** Reasons for refusals, such as "1 was already reviewed." */
  refused: Partial<Record<RefusalCode, (count: number) => string>>;
};

/**
 * Runs a command for each selected row, one after another; a refused one doesn't stop the rest.
 * @returns the message with the results
 */
export async function runForEach(
  ids: readonly string[],
  run: (id: string) => Promise<Outcome>,
  messages: BulkMessages,
) {
  if (ids.length === 0) {
    return data(
      { message: "Select at least one row first.", refused: true },
      { status: statusOfRefusal({ code: "invalid" }) },
    );
  }
  let done = 0;
  const refused = new Map<RefusalCode, number>();
  for (const id of ids) {
    const outcome = await run(id);
    if (outcome.ok) done++;
    else refused.set(outcome.code, (refused.get(outcome.code) ?? 0) + 1);
  }
  const parts = [...refused].map(
    ([code, count]) => messages.refused[code]?.(count) ?? `${count} couldn’t be changed.`,
  );
  const message = [...(done > 0 ? [messages.done(done)] : []), ...parts].join(" ");
  const status = done === 0 ? statusOfRefusal({ code: "not_possible" }) : 200;
  return data({ message, refused: done === 0 }, { status });
}

/** Returns "1 page is" or "2 pages are". */
export const counted = (count: number, singular: string, many: string): string =>
  `${count} ${count === 1 ? singular : many}`;
