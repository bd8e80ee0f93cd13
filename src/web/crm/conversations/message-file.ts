import { openMessageFile } from "~/domains/inbox/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { respondWithFile } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/message-file";

/** A photo or document of a message. Browsers may cache it but revalidate each time. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [conversationId, fileId] = [readId(params.id), readId(params.file)];
  const file =
    conversationId && fileId
      ? await openMessageFile(context.get(platformContext), context.get(memberContext), {
          conversationId,
          fileId,
        })
      : null;
  if (!file || !fileId) throw notFound();
  return respondWithFile(request, file, `"${fileId}"`);
}
