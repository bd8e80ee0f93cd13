import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import type { Route } from "./+types/unknown";

/** Unknown path below /api. */
export const loader = ({ context }: Route.LoaderArgs) =>
  refuseWith(context, { ok: false, code: "not_found" });
export const action = loader;
