import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import {
  type FirstContact,
  findFirstContact,
  firstContactTag,
} from "~/domains/follow-ups/first-contact.server.ts";
import { leadFormText } from "~/domains/leads/lead-form.text.en.ts";
import { type BusinessPage, pageTag } from "~/domains/storefront/business-pages/business-pages.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { resultOrNotFound } from "../../shared/errors/found-or-not-found.server.ts";
import { withTrackedNumber } from "./with-tracked-number.server.ts";

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
  const { page: shown, kept } = await resultOrNotFound(args, withTrackedNumber(args, page, tags));
  return data({ businessName, phone: shown.phone, first, back }, { headers: kept });
}

const asFound = (first: FirstContact | null) => ({ first });
