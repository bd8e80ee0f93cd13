import { data } from "react-router";
import { brandStyle } from "~/features/business-pages/brand-colors.ts";
import { readContent } from "~/features/business-pages/content/check-page.ts";
import { findPageToEdit } from "~/features/business-pages/content/find-page-to-edit.server.ts";
import { columnsOf } from "~/features/business-pages/content/page-content.ts";
import { readTypedPage } from "~/features/business-pages/content/typed-page.ts";
import { BusinessView } from "~/pages/site/business/business-view.tsx";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import {
  framedByHeader,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import { memberContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/page-preview";

async function open({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const id = readId(params.id);
  const found = id
    ? await findPageToEdit(context.get(platformContext), context.get(memberContext), id)
    : null;
  if (!found) throw notFound();
  return found;
}

/** Only our own pages may frame it. */
export async function loader(args: Route.LoaderArgs) {
  const { page, path } = await open(args);
  const hash = styleHash(brandStyle(page.brandColor));
  return data({ page, path }, { headers: { [framedByHeader]: "'self'", [styleHashHeader]: hash } });
}

/** The page as it was typed; nothing is saved. */
export async function action(args: Route.ActionArgs) {
  const { page, photos } = await open(args);
  const typed = readTypedPage(await readFormValues(args.request));
  return { page: { ...page, ...columnsOf(readContent(typed, photos)) } };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** One's own page, as it is saved or as it was typed. Its form leads nowhere. */
export default function PagePreview({ loaderData, actionData }: Route.ComponentProps) {
  const page = actionData?.page ?? loaderData.page;
  return <BusinessView page={page} path={loaderData.path} stamp="" />;
}
