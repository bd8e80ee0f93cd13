import { exportContractor } from "~/domains/operations/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { streamText } from "~/platform/http/responses/stream-text.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import type { Route } from "./+types/contractor-data";

/** /admin/contractors/{id}/data.json: exports all stored data of a contractor (`privacy.export-and-erasure`). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const member = context.get(staffContext);
  const data = id ? await exportContractor(context.get(platformContext), member, id) : null;
  if (!data) throw notFound();
  // A HEAD response has no body, so stop reading.
  if (request.method === "HEAD") data.destroy();
  return streamText(request, () => data.setEncoding("utf8"), {
    "content-type": "application/json",
    "content-disposition": 'attachment; filename="contractor.json"',
    "cache-control": "no-store",
  });
}
