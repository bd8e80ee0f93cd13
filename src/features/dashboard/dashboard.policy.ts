import { type Actor, isPermitted } from "~/features/access/actor.ts";

/** Figures, charts, and the news that keep them current. */
export const canReadDashboard = (actor: Actor) => isPermitted(actor, "read");
