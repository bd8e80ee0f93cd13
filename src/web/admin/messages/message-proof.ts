import { readEvidenceFile } from "~/domains/messaging/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { respondWithEvidence } from "~/web/shared/evidence/respond-with-evidence.server.tsx";
import type { Route } from "./+types/message-proof";

/** The proof of a message. */
export function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  return respondWithEvidence(platform.clock.now(), params.id, (id) =>
    readEvidenceFile(platform, actor, id),
  );
}
