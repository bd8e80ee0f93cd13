import {
  addCustomerNote,
  mergeCustomers,
  preferContact,
  removeContact,
  removeProperty,
  undoCustomerMerge,
  withdrawTextConsent,
} from "~/domains/customers/index.server.ts";

import { contactSchema, customerNoteSchema, textConsentSchema } from "~/domains/customers/index.ts";
import { editContact, recordTextConsent } from "~/domains/office/index.server.ts";
import {
  type ActionArgs,
  type ReceivedForm,
  receiveForm,
  runReceived,
} from "~/platform/http/commands/run-command.server.ts";
import { BadRequest } from "~/platform/http/failures/failures.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import {
  handleFilesForm,
  isFilesIntent,
  refuseLargeFile,
} from "~/web/crm/files/files-action.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";

type Sent = { args: ActionArgs; form: ReceivedForm; customerId: string };

const notSaved = { title: "Not Saved", description: "Please refresh and try again." };

const changedElsewhere = {
  changed_elsewhere: "A teammate just changed this. What they saved is shown next to your input.",
};

/** Handles the forms and buttons of a customer's page. */
export async function handleCustomerForm(args: ActionArgs, customerId: string) {
  const form = await receiveForm(args.request).catch((error: unknown) => {
    if (error instanceof BadRequest && error.status === 413) return null;
    throw error;
  });
  if (!form) return refuseLargeFile();
  if (isFilesIntent(form.body.intent)) return handleFilesForm(args, form, { customerId });
  const sent = { args, form, customerId };
  switch (form.body.intent) {
    case "save-contact":
      return keepContact(sent);
    case "record-consent":
      return recordConsent(sent);
    case "add-note":
      return addNote(sent);
    case "merge":
    case "undo-merge":
      return merge(sent, form.body.intent);
    default:
      return changePart(sent);
  }
}

async function keepContact({ args, form, customerId }: Sent) {
  const member = sessionMember(args.context);
  const contactId = idOf(form.body, "contact_id");
  const saved = await runReceived(args, form, {
    read: (body) => check(contactSchema, body),
    call: ({ platform }, request) =>
      editContact(platform, member, { customerId, contactId, request }),
  });
  if (!saved.ok)
    return respondWithRefusal(saved, notSaved, changedElsewhere, { values: form.body });
  return respondWithToasts({
    title: "Saved",
    description: "It’s in this customer’s contact info now.",
  });
}

async function recordConsent({ args, form, customerId }: Sent) {
  const member = sessionMember(args.context);
  const recorded = await runReceived(args, form, {
    read: (body) => check(textConsentSchema, body),
    call: ({ platform }, request) => recordTextConsent(platform, member, { customerId, request }),
  });
  if (!recorded.ok) return respondWithRefusal(recorded, notSaved, {}, { values: form.body });
  return respondWithToasts({ title: "Consent Recorded", description: "You can text them now." });
}

async function addNote({ args, form, customerId }: Sent) {
  const member = sessionMember(args.context);
  const added = await runReceived(args, form, {
    read: (body) => check(customerNoteSchema, body),
    call: ({ platform, requestKey }, { note: text }) =>
      addCustomerNote(platform, member, { customerId, text, requestKey }),
  });
  if (!added.ok) return respondWithRefusal(added, notSaved, {}, { values: form.body });
  return respondWithToasts({ title: "Note Added", description: "Only your team can see it." });
}

/** Merges another customer into this one, or undoes it. */
async function merge({ args, form, customerId }: Sent, intent: "merge" | "undo-merge") {
  const member = sessionMember(args.context);
  const duplicateId = idOf(form.body, "duplicate_id");
  if (!duplicateId) throw notFound();
  if (intent === "undo-merge") {
    const undone = await runReceived(args, form, {
      call: ({ platform }) => undoCustomerMerge(platform, member, duplicateId),
    });
    const messages = { already_done: "A teammate already undid it." };
    return undone.ok
      ? respondWithToasts({
          title: "Undone",
          description: `${undone.name} is a separate customer again.`,
        })
      : respondWithRefusal(undone, { ...notSaved, title: "Nothing to Undo" }, messages);
  }
  const merged = await runReceived(args, form, {
    call: ({ platform }) => mergeCustomers(platform, member, { targetId: customerId, duplicateId }),
  });
  const messages = {
    already_done: "A teammate already merged one of them.",
    not_possible: "Other customers are merged into that one. Merge into it instead.",
  };
  return merged.ok
    ? respondWithToasts({
        title: "Merged",
        description: "Both are one customer now. You can undo it any time.",
      })
    : respondWithRefusal(merged, { ...notSaved, title: "Not Merged" }, messages);
}

const changes = {
  "prefer-contact": { title: "Saved", description: "We’ll use it first from now on." },
  "remove-contact": { title: "Removed", description: "It’s no longer in their contact info." },
  "withdraw-consent": {
    title: "Texts Stopped",
    description: "You can’t text this number until they agree again.",
  },
  "remove-property": { title: "Removed", description: "Past jobs keep this address." },
};

/** Changes a contact or a property by a button. */
async function changePart({ args, form, customerId }: Sent) {
  const member = sessionMember(args.context);
  const intent = Object.keys(changes).find((name) => name === form.body.intent);
  const contactId = idOf(form.body, "contact_id") ?? "";
  const propertyId = idOf(form.body, "property_id") ?? "";
  const consentId = idOf(form.body, "consent_id") ?? "";
  if (!intent || !(contactId || propertyId || consentId)) throw malformed();
  const changed = await runReceived(args, form, {
    call: ({ platform }) => {
      if (intent === "prefer-contact") {
        return preferContact(platform, member, { customerId, contactId });
      }
      if (intent === "withdraw-consent") {
        return withdrawTextConsent(platform, member, { customerId, consentId });
      }
      if (intent === "remove-contact") {
        return removeContact(platform, member, { customerId, contactId });
      }
      return removeProperty(platform, member, { customerId, propertyId });
    },
  });
  if (!changed.ok) return respondWithRefusal(changed, notSaved);
  return respondWithToasts(changes[intent as keyof typeof changes]);
}

/** The id in a field; null if the field is empty. @throws Response 404 for anything else */
function idOf(body: FormValues, field: string): string | null {
  const id = readId(body[field]);
  if (!id && body[field]) throw notFound();
  return id;
}
