import { exportHomeowner } from "~/domains/operations/index.server.ts";
import { redactLinks } from "~/domains/shared/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import type { Route } from "./+types/lead-data";

/** /admin/leads/{id}/data.json: exports all stored data of a lead's customer (`privacy.export-and-erasure`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const member = context.get(staffContext);
  const data = id ? await exportHomeowner(context.get(platformContext), member, id) : null;
  if (!data) throw notFound();
  return new Response(redactLinks(JSON.stringify(data, null, 2)), {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="person.json"',
      "cache-control": "no-store",
    },
  });
}
