import { receiveDelivery } from "~/domains/lead-sources/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import {
  methodNotAllowed,
  refuseWith,
  rejectWithRetryAfter,
} from "~/platform/http/api/api-response.server.ts";
import { readForm, readText } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/lead-source";

/**
 * POST: a connected source sends a lead, as JSON or as a form. Servers get 200 once the delivery is
 * saved, whatever it contains; a person who sent a website's form sees a page.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const { headers } = request;
  const contentType = headers.get("content-type") ?? "";
  const isForm = !contentType.includes("json");
  const received = await receiveDelivery(context.get(platformContext), visitor, {
    token: params.token,
    from: context.get(requestInfoContext).address,
    contentType,
    text: await readDelivered(request, contentType),
    origin: websiteOf(headers),
    apiKey: headers.get("x-api-key"),
    authorization: headers.get("authorization"),
    isPerson: isForm && (headers.get("accept")?.includes("text/html") ?? false),
  });
  if (!received.ok) {
    if (received.code === "too_many") return rejectWithRetryAfter(context, received.waitSeconds);
    return refuseWith(context, received);
  }
  const { thankYouUrl } = received;
  if (thankYouUrl === null) return Response.json({}, { headers: { "cache-control": "no-store" } });
  return new Response(null, { status: 303, headers: { location: thankYouUrl } });
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");

/** Where a form was. A browser that hides it sends the origin "null", and perhaps a referrer. */
function websiteOf(headers: Headers): string | null {
  const origin = headers.get("origin");
  return origin !== null && origin !== "null" ? origin : headers.get("referer");
}

/** The body as JSON or as an encoded form; a form's files are left out. */
async function readDelivered(request: Request, contentType: string): Promise<string> {
  if (!contentType.startsWith("multipart/")) return readText(request);
  const fields = [...(await readForm(request)).entries()].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(fields).toString();
}
