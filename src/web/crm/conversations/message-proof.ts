import { readOwnEvidenceFile } from "~/domains/messaging/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { respondWithEvidence } from "~/web/shared/evidence/respond-with-evidence.server.tsx";
import type { Route } from "./+types/message-proof";

/** The proof of one of the business's messages. */
export function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(memberContext);
  return respondWithEvidence(platform.clock.now(), params.id, (id) =>
    readOwnEvidenceFile(platform, actor, id),
  );
}
