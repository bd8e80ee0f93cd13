import { refuseWith } from "~/platform/http/api/api-answer.server.ts";
import type { Route } from "./+types/unknown";

/** An address below /api that is none. */
export const loader = ({ context }: Route.LoaderArgs) =>
  refuseWith(context, { ok: false, code: "not_found" });
export const action = loader;
