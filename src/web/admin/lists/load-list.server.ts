import type { LoaderFunctionArgs } from "react-router";
import type { Actor } from "~/domains/shared/access/actor.ts";
import type { recordExport } from "~/domains/shared/audit/record-export.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";

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
