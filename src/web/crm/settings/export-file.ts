import { downloadExport } from "~/domains/operations/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithFile } from "~/platform/http/responses/respond-with-file.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/export-file";

/** /crm/settings/export/{id}: download of the business's complete export (`you-own-it.owners-alone`). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const member = sessionMember(context);
  const id = readId(params.id);
  const file = id ? await downloadExport(context.get(platformContext), member, id) : null;
  if (!file) throw notFound();
  return respondWithFile(request, {
    ...file,
    contentType: "application/zip",
    fileName: `${member.businessName}-${file.createdAt.toISOString().slice(0, 10)}.zip`,
  });
}
