import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { sendAudio } from "~/web/shared/files/send-audio.server.ts";
import type { Route } from "./+types/voicemail-recording";

/** GET: the provider fetches a recording to play it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (!/^[0-9a-f]{32}\.(?:wav|mp3)$/.test(params.key)) throw notFound();
  return sendAudio({ request, context }, `voicemails/${params.key}`);
}
