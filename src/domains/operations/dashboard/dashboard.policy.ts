import {
  type Actor,
  isPermitted,
  isSignedIn,
  type SignedInMember,
} from "~/domains/shared/access/actor.ts";
import { may } from "~/domains/shared/access/roles.ts";

/** Reading figures and charts. */
export const canReadDashboard = (actor: Actor) => isPermitted(actor, "read");

/** Following live updates, as long as the session lasts. */
export const canFollowLiveUpdates = (actor: Actor): actor is SignedInMember =>
  isSignedIn(actor) && may(actor, "read");
