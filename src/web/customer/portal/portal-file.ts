import { findSharedFile } from "~/domains/office/index.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { sendAttachedFile } from "~/web/shared/files/send-attached-file.server.ts";
import type { Route } from "./+types/portal-file";

/** Downloads a file that the business shares. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const fileId = readId(params.file);
  const file = fileId
    ? await findSharedFile(context.get(platformContext), params.token, fileId)
    : null;
  const response = await sendAttachedFile({ request, context }, file);
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
