import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from "react-router";
import {
  type FirstContact,
  findFirstContact,
  firstContactTag,
} from "~/domains/follow-ups/index.server.ts";
import { handleLeadForm } from "~/domains/leads/index.server.ts";
import { leadFormText } from "~/domains/leads/index.ts";
import { attributionOfVisit } from "~/domains/shared/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import { type BusinessPage, pageTag } from "~/domains/storefront/index.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { shownRefusal, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { resultOrNotFound } from "~/web/shared/errors/not-found.server.ts";
import { withTrackedNumber } from "./with-tracked-number.server.ts";

/**
 * Handles a business page's lead form: redirects to the thank-you page, or shows the form again with
 * its input.
 * @param at full URL of the page, and path of its thank-you page
 */
export async function handleLeadFormPost(
  { request, context }: ActionArgs,
  page: BusinessPage,
  at: { pageUrl: string; thanks: string },
) {
  const platform = context.get(platformContext);
  const values = await readFormValues(request);
  const result = await handleLeadForm(platform, visitor, {
    page,
    values,
    sender: {
      ipAddress: context.get(requestInfoContext).address,
      userAgent: request.headers.get("user-agent") ?? "",
      pageUrl: at.pageUrl,
    },
    attribution: attributionOfVisit(request, platform.clock.now()),
  });
  if (!result.ok) {
    return data({ values, ...shownRefusal(result) }, { status: statusOfRefusal(result) });
  }
  throw redirect(at.thanks, 303);
}

type Args = Pick<LoaderFunctionArgs, "request"> & { context: Readonly<RouterContextProvider> };

/**
 * Data of the thank-you page after a business page's lead form.
 * @param path path of the link back
 */
export async function loadThankYou(args: Args, page: BusinessPage, path: string) {
  const platform = args.context.get(platformContext);
  const { businessName, contractorId, id } = page;
  const { first } = await resultOrNotFound(args, findFirstContact(platform, page).then(asFound));
  const tags = [pageTag(page), firstContactTag(contractorId ?? id)];
  const back = { href: path, label: leadFormText.thanks.backTo(businessName) };
  const { page: shown, pageHeaders } = await resultOrNotFound(
    args,
    withTrackedNumber(args, page, tags),
  );
  return data({ businessName, phone: shown.phone, first, back }, { headers: pageHeaders });
}

const asFound = (first: FirstContact | null) => ({ first });
