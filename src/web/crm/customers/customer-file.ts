import { findAttachedFile } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { sendAttachedFile } from "~/web/shared/files/send-attached-file.server.ts";
import type { Route } from "./+types/customer-file";

/** Downloads a customer's file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [customerId, fileId] = [readId(params.id), readId(params.file)];
  if (!customerId || !fileId) throw notFound();
  const [platform, reader] = [context.get(platformContext), context.get(memberContext)];
  const file = await findAttachedFile(platform, reader, { customerId }, fileId);
  return sendAttachedFile({ request, context }, file);
}
