import {
  type Actor,
  type ApiClient,
  type ApiScope,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  isMemberInSession,
  isPermitted,
  isSystem,
  type MemberInSession,
  memberCanAct,
  memberCanRead,
  memberHasPermission,
} from "~/domains/shared/index.ts";
import type { WebhookEvent } from "./webhooks/webhooks.ts";

/** Customers, documents, and appointments of the whole business. */
export const canSearchBusiness = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Seeing that a customer's link was replaced, and replacing it: owners and office. */
export const canRenewLinks = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Members choose their own alerts, in their own session. */
export const canChooseNotifications = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberHasPermission(actor, "keep_own_account");

/** Seeing which alerts the whole team gets. */
export const canReadTeamNotifications = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Notifying members, and deleting old alerts: for tasks only. */
export const canNotifyMembers = (actor: Actor) => isSystem(actor);

/** Reading Today; what it shows depends on the role. */
export const canReadToday = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Whether a member can reply to all leads of the business. */
export const canReplyToLeads = (actor: BusinessReader) => memberCanRead(actor, "run_business");

/** Marking a reply as handled. */
export const canFinishReplies = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** The first steps of a new business are shown to those who can do them, not to staff. */
export const canTakeFirstSteps = (actor: BusinessReader) => memberCanAct(actor, "run_business");

/** Reading a business's webhooks and their deliveries. */
export const canReadWebhooks = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Adding, changing, pausing, deleting, and resending. */
export const canManageWebhooks = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** The scope required to read an event's data. */
export function hookScope(event: WebhookEvent): ApiScope {
  if (event === "lead.replied") return "conversations:read";
  const scopes = {
    lead: "leads:read",
    visit: "visits:read",
    estimate: "estimates:read",
    invoice: "invoices:read",
    customer: "customers:read",
  } as const;
  return scopes[event.split(".")[0] as keyof typeof scopes];
}

/** Subscribing a URL to events, and ending that: API keys. */
export const canUseHooks = (actor: Actor): actor is ApiClient => actor.kind === "api_key";

/** Subscribing to an event: API keys with the scope to read its data. */
export const canSubscribe = (actor: ApiClient, event: WebhookEvent) =>
  hasScope(actor, hookScope(event));

/** Sending pending deliveries and deleting old ones: for tasks. */
export const canDeliverWebhooks = (actor: Actor) => isSystem(actor);

/** Seeing what the business's texts and calls cost. */
export const canReadOwnCosts = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Seeing what every business's texts and calls cost: staff. */
export const canReadAllCosts = (actor: Actor) => isPermitted(actor, "read");
