import { captureLead } from "~/domains/leads/index.server.ts";
import { leadSchema } from "~/domains/leads/index.ts";
import { attributionFromApiClient } from "~/domains/shared/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import { findLivePage } from "~/domains/storefront/index.server.ts";
import {
  methodNotAllowed,
  refuseWith,
  rejectWithRetryAfter,
} from "~/platform/http/api/api-response.server.ts";
import { readRequestKey } from "~/platform/http/commands/request-key.ts";
import { readJson } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { Route } from "./+types/leads";
import { asClient } from "./v1/as-client.server.ts";

const noSuchPage = { page_id: "names no live page" };

/**
 * POST: sends a homeowner's request to the business of `page_id`, like the form on its page. A client
 * with that business's key is trusted; without a key, each page accepts a few requests a day, and the
 * rest are held for staff. The response has the id of this request, never the id of a lead that it
 * joins.
 */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "POST");
  if (!args.request.headers.has("authorization")) return receiveRequest(args, null);
  return asClient(args, ["leads:write"], ({ client }) => receiveRequest(args, client.contractorId));
}

/** @param knownAs business whose key came with the request; null without a key */
async function receiveRequest(
  { request, context }: Route.ActionArgs,
  knownAs: string | null,
): Promise<Response> {
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  const body = await readJson(request);
  const checked = check(leadSchema, body);
  if (!checked.ok) return refuseWith(context, checked);
  const pageId = readId(body.page_id);
  const [page, { waitSeconds, uses }] = await Promise.all([
    pageId ? findLivePage(platform, pageId) : null,
    platform.limits.use("lead", knownAs ?? address),
  ]);
  if (waitSeconds > 0) return rejectWithRetryAfter(context, waitSeconds);
  if (!page || (knownAs && page.contractorId !== knownAs)) {
    return refuseWith(context, { ok: false, code: "invalid", errors: noSuchPage });
  }
  // Counted only for existing pages, since each count is a row.
  const unknownLimit = knownAs
    ? null
    : await platform.limits.use("lead_of_unknown_program", page.id);
  const captured = await captureLead(platform, visitor, {
    page,
    request: checked.value,
    sender: {
      ipAddress: address,
      userAgent: request.headers.get("user-agent") ?? "",
      pageUrl: (typedText(body, "page_url") ?? "").slice(0, 500),
    },
    evidence: {
      form: null,
      // Visitors of a business's website share its server's IP address.
      recentFromAddress: knownAs ? 1 : uses,
      overDailyLimit: (unknownLimit?.over ?? 0) > 0,
    },
    requestKey: readRequestKey(request.headers.get("idempotency-key")),
    attribution: attributionFromApiClient(request, body, platform.clock.now()),
  });
  if (!captured.ok) return refuseWith(context, captured);
  const responseBody = { id: captured.enquiryId, repeated: captured.repeated };
  return Response.json(responseBody, { status: captured.repeated ? 200 : 201 });
}
