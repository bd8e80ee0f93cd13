import { readId } from "~/platform/http/requests/read-url.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { respondWithPicture } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/picture-file";

export const loader = (args: Route.LoaderArgs) =>
  respondWithPicture(args, args.context.get(staffContext), readId(args.params.id));
