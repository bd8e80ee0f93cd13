import { data } from "react-router";
import type { Actor } from "~/domains/shared/index.ts";
import { findPageToEdit } from "~/domains/storefront/index.server.ts";
import { brandStyle, columnsOf, readContent, readTypedPage } from "~/domains/storefront/index.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import {
  framedByHeader,
  styleHash,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";

type PreviewArgs = Pick<ActionArgs, "context"> & { params: { id?: string | undefined } };

/**
 * Page for the id in the URL, with its editor's data.
 * @throws Response an error page if the actor has no page with this id
 */
export async function openPageToEdit({ context, params }: PreviewArgs, actor: Actor) {
  const id = readId(params.id);
  const page = id ? await findPageToEdit(context.get(platformContext), actor, id) : null;
  if (!page) throw notFound();
  return page;
}

/** The saved page; only our own pages may frame it. */
export async function showSavedPage(args: PreviewArgs, actor: Actor) {
  const { page, path } = await openPageToEdit(args, actor);
  const hash = styleHash(brandStyle(page.brandColor));
  return data({ page, path }, { headers: { [framedByHeader]: "'self'", [styleHashHeader]: hash } });
}

/** The page with unsaved input; saves nothing. */
export async function showTypedPage(args: PreviewArgs & Pick<ActionArgs, "request">, actor: Actor) {
  const { page, photos } = await openPageToEdit(args, actor);
  const typed = readTypedPage(await readFormValues(args.request));
  return { page: { ...page, ...columnsOf(readContent(typed, photos)) } };
}
