import { findOwnRecording } from "~/domains/messaging/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { sendAudio } from "~/web/shared/files/send-audio.server.ts";
import type { Route } from "./+types/recording-audio";

/** A recording, to listen to it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const platform = context.get(platformContext);
  const recording = id ? await findOwnRecording(platform, context.get(memberContext), id) : null;
  if (!recording) throw notFound();
  return sendAudio({ request, context }, recording.key);
}
