import { refuse } from "~/platform/http/api-answer.server.ts";
import type { Route } from "./+types/unknown";

/** An address below /api that is none. */
export const loader = ({ context }: Route.LoaderArgs) => refuse(context, 404, "not found");
export const action = ({ context }: Route.ActionArgs) => refuse(context, 404, "not found");
