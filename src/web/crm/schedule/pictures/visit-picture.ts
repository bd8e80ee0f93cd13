import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { visitWithLead } from "~/web/crm/schedule/visit-action.server.ts";
import { respondWithPicture } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/visit-picture";

export async function loader(args: Route.LoaderArgs) {
  const { leadId } = await visitWithLead(args.context, args.params.id);
  return respondWithPicture(args, args.context.get(memberContext), leadId);
}
