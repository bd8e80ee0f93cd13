import type { recordEstimateView } from "~/domains/billing/index.server.ts";
import { isInsider } from "~/domains/identity/index.server.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { isPersonViewing } from "~/platform/http/requests/is-person.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";

/** A transparent pixel. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

type RecordView = typeof recordEstimateView;

/**
 * The invisible image of a document's page. Records the view, unless the request is from a link preview,
 * the business's team, or our staff.
 */
export async function respondToView(
  { request, context }: Pick<ActionArgs, "request" | "context">,
  token: string,
  recordView: RecordView,
): Promise<Response> {
  const platform = context.get(platformContext);
  if (isPersonViewing(request)) {
    const isOwn = (contractorId: string) => isInsider(platform, request, contractorId);
    if (!(await recordView(platform, token, isOwn))) throw notFound();
  }
  return new Response(pixel, {
    headers: {
      "content-type": "image/gif",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
