import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import {
  addNote,
  inviteMember,
  liftContractorSuppression,
  revokeMember,
  viewAsBusiness,
} from "~/domains/identity/index.server.ts";
import { noteSchema } from "~/domains/identity/index.ts";
import {
  changeContact,
  endSuspension,
  eraseContractor,
  releaseBusiness,
  suspendContractor,
} from "~/domains/operations/index.server.ts";
import { contactSchema, suspensionSchema } from "~/domains/operations/index.ts";
import {
  endPlanWithoutSubscription,
  setPlan,
  transferTerritory,
} from "~/domains/publishing/index.server.ts";
import { paidPlanSchema } from "~/domains/publishing/index.ts";
import type { StaffMember } from "~/domains/shared/index.ts";
import { sendResumeLinkAsStaff } from "~/domains/signup/index.server.ts";
import {
  changeEmbedHosts,
  pauseAsStaff,
  publishAsStaff,
} from "~/domains/storefront/index.server.ts";
import { readRequestKey } from "~/platform/http/commands/request-key.ts";
import { withReference } from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import { respondWithPageChange } from "../pages/page-change-response.server.ts";
import { confirmsErasure, erasureNotConfirmed } from "../privacy/confirmation-word.ts";

type Context = Readonly<RouterContextProvider>;
const platformOf = (context: Context) => context.get(platformContext);

type Sent = {
  context: Context;
  platform: ReturnType<typeof platformOf>;
  member: StaffMember;
  contractorId: string;
  form: FormData;
};
type MessageResponse = ReturnType<typeof respondWithMessage>;
type Refused = ReturnType<typeof refuseField>;

const refusals = {
  not_found: "This no longer exists.",
  changed_elsewhere:
    "The territory just changed, so nothing was done. Please refresh and try again.",
  last_owner: "A business needs an owner. Invite another owner first.",
  not_possible: "There’s no unfinished onboarding to resume.",
  not_allowed: "This business is suspended. End the suspension first.",
  key_reused:
    "This form was already submitted with a different invitation. Please reload the page.",
};
const contactFields = ["business_name", "name", "email", "phone", "seen"];
const keyReused = "This form was already submitted with a different note. Please reload the page.";

/** Handlers for the forms on a contractor's page, keyed by the submit button's intent. */
const intents: Record<string, (sent: Sent) => Promise<MessageResponse | Refused | Response>> = {
  publish: async ({ platform, member, form }) =>
    respondWithPageChange(await publishAsStaff(platform, member, pageId(form))),
  pause: async ({ platform, member, form }) =>
    respondWithPageChange(await pauseAsStaff(platform, member, pageId(form))),
  "hand-over": async ({ platform, member, form }) => {
    const territory = { pageId: pageId(form), holderId: readId(form.get("holder_id")) };
    const transferred = await transferTerritory(platform, member, territory);
    return respondWithMessage(transferred, "Territory transferred. The page is live.", refusals);
  },
  "set-plan": savePlan,
  "end-lost-plan": async ({ context, platform, member, contractorId }) => {
    const ended = await endPlanWithoutSubscription(platform, member, contractorId);
    return respondWithMessage(withReference(context, ended), "Plan marked as canceled.", {
      already_done: "Its subscription already ended.",
      not_possible: "Stripe still has its subscription, so the plan continues.",
      unavailable: "We couldn’t reach Stripe. Try again in a minute.",
    });
  },
  "allow-hosts": saveHosts,
  "add-note": saveNote,
  "send-resume-link": async ({ platform, member, contractorId }) => {
    const sent = await sendResumeLinkAsStaff(platform, member, contractorId);
    return respondWithMessage(sent, "Resume link sent.", refusals);
  },
  "lift-suppression": async ({ platform, member, contractorId }) => {
    const lifted = await liftContractorSuppression(platform, member, contractorId);
    const turnedOn = "Emails to this address are on again.";
    return respondWithMessage(
      lifted,
      lifted.changed ? turnedOn : "Emails to this address were already on.",
    );
  },
  "revoke-member": async ({ platform, member, contractorId, form }) => {
    const memberId = readId(form.get("member_id"));
    if (!memberId) throw malformed();
    const revoked = await revokeMember(platform, member, contractorId, memberId);
    return respondWithMessage(revoked, "Access revoked.", refusals);
  },
  "invite-owner": inviteOwner,
  "release-business": async ({ platform, member, contractorId }) => {
    const released = await releaseBusiness(platform, member, contractorId);
    return respondWithMessage(released, "Released. It can send messages again.", {
      not_found: "It was already released.",
    });
  },
  "save-contact": saveContact,
  suspend: async ({ platform, member, contractorId, form }) => {
    const typed = String(form.get("reason") ?? "");
    const checked = check(suspensionSchema, { reason: typed });
    if (!checked.ok) return refuseField(checked, "reason", typed);
    const { reason } = checked.value;
    const suspended = await suspendContractor(platform, member, contractorId, reason);
    return respondWithMessage(
      suspended,
      "Suspended. Its pages are offline, and its messages are on hold.",
      {
        ...refusals,
        already_done: "It’s suspended already.",
      },
    );
  },
  "end-suspension": async ({ platform, member, contractorId }) => {
    const ended = await endSuspension(platform, member, contractorId);
    const successMessage =
      "Suspension ended. Its pages are live again where the territory is still open.";
    return respondWithMessage(ended, successMessage, { not_found: "It isn’t suspended." });
  },
  look: async ({ platform, member, contractorId }) => {
    const viewed = await viewAsBusiness(platform, member, contractorId);
    if (!viewed.ok) return respondWithMessage(viewed, "", refusals);
    return redirectDocument("/crm", { status: 303, headers: { "set-cookie": viewed.cookie } });
  },
  delete: async ({ platform, member, contractorId, form }) => {
    if (!confirmsErasure(form)) {
      return refuseField(erasureNotConfirmed, "confirm", String(form.get("confirm") ?? ""));
    }
    await eraseContractor(platform, member, contractorId);
    return redirect("/admin/contractors?deleted", { status: 303 });
  },
};

export function handleContractorForm(context: Context, contractorId: string, form: FormData) {
  const intent = String(form.get("intent"));
  const handler = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!handler) throw malformed();
  const member = context.get(staffContext);
  return handler({ context, platform: platformOf(context), member, contractorId, form });
}

async function saveHosts({ platform, member, contractorId, form }: Sent) {
  const typed = String(form.get("embed_hosts") ?? "");
  const change = await changeEmbedHosts(platform, member, contractorId, typed);
  return change.ok || change.code === "not_found"
    ? respondWithMessage(change, "Websites saved.", refusals)
    : refuseField(change, "embed_hosts", typed);
}

async function inviteOwner({ platform, member, contractorId, form }: Sent) {
  const typed = String(form.get("email") ?? "");
  const invitation = { email: typed, role: "owner" };
  const key = readRequestKey(form.get("request_key"));
  const invited = await inviteMember(platform, member, contractorId, invitation, key);
  return !invited.ok && invited.code === "invalid"
    ? refuseField(invited, "email", typed)
    : respondWithMessage(invited, "Invitation sent.", refusals);
}

async function saveContact({ platform, member, contractorId, form }: Sent) {
  const values = Object.fromEntries(
    contactFields.map((name) => [name, String(form.get(name) ?? "")]),
  );
  const checked = check(contactSchema, values);
  const changed = checked.ok
    ? await changeContact(platform, member, contractorId, checked.value)
    : checked;
  if (changed.ok) {
    return respondWithMessage(
      changed,
      changed.changed ? "Contact details saved." : "Nothing changed.",
    );
  }
  const message =
    changed.code === "changed_elsewhere"
      ? "Someone else changed these details. Check them and save again."
      : changed.code === "not_found"
        ? refusals.not_found
        : "Check the contact details below.";
  const errors = changed.code === "invalid" ? changed.errors : {};
  const fields = Object.fromEntries(
    contactFields.map((name) => [
      `contact.${name}`,
      { typed: values[name] ?? "", problem: errors[name] ?? "" },
    ]),
  );
  return data({ message, refused: true, fields }, { status: statusOfRefusal(changed) });
}

async function savePlan({ context, platform, member, contractorId, form }: Sent) {
  const typed = String(form.get("paid_until") ?? "");
  const checked = check(paidPlanSchema, { plan: form.get("plan"), paid_until: typed });
  if (!checked.ok) return refuseField(checked, "paid_until", typed);
  const set = await setPlan(platform, member, contractorId, checked.value);
  if (!set.ok && set.code === "invalid") return refuseField(set, "paid_until", typed);
  return respondWithMessage(withReference(context, set), "Plan saved.", {
    ...refusals,
    not_possible: "This business pays by card, so Stripe sets its plan.",
    unavailable:
      "It has a Stripe checkout open, and we couldn’t reach Stripe. Try again in a minute.",
  });
}

async function saveNote({ platform, member, contractorId, form }: Sent) {
  const typed = String(form.get("note") ?? "");
  const checked = check(noteSchema, { note: typed });
  if (!checked.ok) return refuseField(checked, "note", typed);
  const requestKey = readRequestKey(form.get("request_key"));
  const { note: text } = checked.value;
  const added = await addNote(platform, member, { contractorId, text, requestKey });
  return added.ok || added.code === "not_found"
    ? respondWithMessage(added, "Note saved.", refusals)
    : refuseField({ ...added, errors: { note: keyReused } }, "note", typed);
}

function pageId(form: FormData): string {
  const id = readId(form.get("page_id"));
  if (!id) throw malformed();
  return id;
}

/** Returns a rejected field's input and the reason. */
function refuseField(refused: AnyRefused, field: string, typed: string) {
  const problem = refused.errors?.[field] ?? "";
  const fields: Record<string, { typed: string; problem: string }> = {
    [field]: { typed, problem },
  };
  return data({ message: problem, refused: true, fields }, { status: statusOfRefusal(refused) });
}
