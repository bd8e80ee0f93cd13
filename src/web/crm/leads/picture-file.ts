import { readId } from "~/platform/http/requests/ids.ts";
import { respondWithPicture } from "~/web/shared/lead-pictures/picture-file.server.ts";
import { memberContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/picture-file";

export const loader = (args: Route.LoaderArgs) =>
  respondWithPicture(args, args.context.get(memberContext), readId(args.params.id));
