import { findAttachedFile } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { sendAttachedFile } from "~/web/shared/files/send-attached-file.server.ts";
import type { Route } from "./+types/job-file";

/** Downloads a job's file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [jobId, fileId] = [readId(params.id), readId(params.file)];
  if (!jobId || !fileId) throw notFound();
  const [platform, reader] = [context.get(platformContext), context.get(memberContext)];
  const file = await findAttachedFile(platform, reader, { jobId }, fileId);
  return sendAttachedFile({ request, context }, file);
}
