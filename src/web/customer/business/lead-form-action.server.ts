import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from "react-router";
import {
  type FirstContact,
  findFirstContact,
  firstContactTag,
} from "~/domains/follow-ups/index.server.ts";
import { handleLeadForm } from "~/domains/leads/index.server.ts";
import {
  leadFormText,
  maxRequestPhotos,
  photosField,
  photosFollow,
  photosLeftOut,
  photosNotSent,
  readPhotosLeftOut,
  thanksAddress,
} from "~/domains/leads/index.ts";
import { addSentPhotos } from "~/domains/schedule/index.server.ts";
import { type Attribution, visitor } from "~/domains/shared/index.ts";
import { type BusinessPage, pageTag } from "~/domains/storefront/index.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { shownRefusal, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readFormWithFiles } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { resultOrNotFound } from "~/web/shared/errors/not-found.server.ts";
import { withTrackedNumber } from "./with-tracked-number.server.ts";

type LeadFormAt = {
  /** Full URL of the page. */
  pageUrl: string;
  /** Path of its thank-you page. */
  thanks: string;
  /** Whether it requests a text. */
  byText?: boolean;
  attribution: (values: FormValues, now: Date) => Attribution | null;
};

/**
 * Handles a lead form: redirects to the thank-you page, or shows the form again with its input. The
 * request is saved before its photos are looked at (`leads.photos`).
 */
export async function handleLeadFormPost(
  { request, context }: ActionArgs,
  page: BusinessPage,
  at: LeadFormAt,
) {
  const platform = context.get(platformContext);
  const { address: ipAddress } = context.get(requestInfoContext);
  const userAgent = request.headers.get("user-agent") ?? "";
  const { values, files, leftOut, release } = await readFormWithFiles(request, {
    field: photosField,
    marker: photosFollow,
    maxFiles: maxRequestPhotos,
  });
  try {
    const result = await handleLeadForm(platform, visitor, {
      page,
      values,
      sender: { ipAddress, userAgent, pageUrl: at.pageUrl },
      attribution: at.attribution(values, platform.clock.now()),
      byText: at.byText ?? false,
    });
    if (!result.ok) {
      if (files.length > 0 || leftOut !== 0) values[photosLeftOut] = "yes";
      return data({ values, ...shownRefusal(result) }, { status: statusOfRefusal(result) });
    }
    const { leadId } = result;
    const notAdded = await addSentPhotos(platform, visitor, { leadId, files, ipAddress });
    const notSent = Math.min(maxRequestPhotos, Number(values[photosNotSent]) || 0);
    const missing = leftOut === "some" ? leftOut : Math.min(99, notAdded + leftOut + notSent);
    throw redirect(thanksAddress(at.thanks, missing), 303);
  } finally {
    release();
  }
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
  const leftOut = readPhotosLeftOut(args.request.url);
  return data(
    { businessName, phone: shown.phone, first, back, photosLeftOut: leftOut },
    { headers: pageHeaders },
  );
}

const asFound = (first: FirstContact | null) => ({ first });
