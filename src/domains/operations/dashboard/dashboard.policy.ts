import {
  type Actor,
  isPermitted,
  isSignedIn,
  type SignedInMember,
} from "~/domains/shared/access/actor.ts";
import { may } from "~/domains/shared/access/roles.ts";

/** Figures and charts. */
export const canReadDashboard = (actor: Actor) => isPermitted(actor, "read");

/** What arrives, told to a page as long as its session lasts. */
export const canFollowLiveUpdates = (actor: Actor): actor is SignedInMember =>
  isSignedIn(actor) && may(actor, "read");
