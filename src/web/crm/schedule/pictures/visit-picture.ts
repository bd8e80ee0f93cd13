import { respondWithPicture } from "~/web/shared/lead-pictures/picture-file.server.ts";
import { memberContext } from "../../frame/guard.server.ts";
import type { Route } from "./+types/visit-picture";
import { visitWithLead } from "./visit-lead.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { leadId } = await visitWithLead(args.context, args.params.id);
  return respondWithPicture(args, args.context.get(memberContext), leadId);
}
