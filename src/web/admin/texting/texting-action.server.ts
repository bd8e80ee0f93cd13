import { data } from "react-router";
import {
  allowResubmission,
  approveSimulated,
  assignNumber,
  assignTrackedNumber,
  buyNumber,
  buyTrackedNumber,
  checkRegistrationNow,
  releaseBurst,
  removeTrackedNumber,
  saveLimits,
  saveRegistration,
  sendBack,
  submitReviewed,
  tryAgain,
} from "~/domains/phone-numbers/index.server.ts";
import {
  areaCodeSchema,
  boughtTrackedSchema,
  limitsSchema,
  numberSchema,
  registrationSchema,
  trackedSchema,
} from "~/domains/phone-numbers/index.ts";
import type { Actor } from "~/domains/shared/index.ts";
import {
  type ActionArgs,
  type CommandCall,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { type AnyRefused, malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { type Checked, check, type FormValues } from "~/platform/validation/form.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";

type Platform = Parameters<CommandCall<FormValues, unknown, { ok: true }>["call"]>[0]["platform"];
type Outcome = { ok: true } | AnyRefused;
type Change = (platform: Platform, actor: Actor, contractorId: string) => Promise<Outcome>;
type TextingForm = { done: string; read: (typed: FormValues) => Checked<Change> };

/** A form that is validated by a schema and passed to a command. */
function formOf<Schema extends Parameters<typeof check>[0]>(
  schema: Schema,
  successMessage: string,
  command: (
    platform: Platform,
    actor: Actor,
    contractorId: string,
    value: (ReturnType<typeof check<Schema>> & { ok: true })["value"],
  ) => Promise<Outcome>,
): TextingForm {
  return {
    done: successMessage,
    read: (typed) => {
      const checked = check(schema, typed);
      if (!checked.ok) return checked;
      const { value } = checked;
      return { ok: true, value: (platform, actor, id) => command(platform, actor, id, value) };
    },
  };
}

/** Handlers for the page's forms, keyed by the submit button's intent. */
const forms: Record<string, TextingForm> = {
  assign: formOf(numberSchema, "Number assigned.", (platform, actor, id, { number }) =>
    assignNumber(platform, actor, id, number),
  ),
  "take-away": {
    done: "The business no longer has a number.",
    read: () => ({
      ok: true,
      value: (platform, actor, id) => assignNumber(platform, actor, id, null),
    }),
  },
  buy: formOf(areaCodeSchema, "Number bought.", (platform, actor, id, { area_code }) =>
    buyNumber(platform, actor, id, area_code),
  ),
  "simulate-approval": {
    done: "Approved. This is a simulation: no carrier was contacted.",
    read: () => ({ ok: true, value: approveSimulated }),
  },
  "check-registration": {
    done: "Checking. Refresh in a moment.",
    read: () => ({ ok: true, value: checkRegistrationNow }),
  },
  "allow-resubmission": {
    done: "The owner can resubmit now.",
    read: () => ({ ok: true, value: allowResubmission }),
  },
  "submit-reviewed": {
    done: "Submitted to carriers.",
    read: () => ({ ok: true, value: submitReviewed }),
  },
  "send-back": {
    done: "Sent back. The owner gets an email.",
    read: () => ({ ok: true, value: sendBack }),
  },
  track: formOf(trackedSchema, "Number assigned.", assignTrackedNumber),
  "track-bought": formOf(boughtTrackedSchema, "Number bought.", buyTrackedNumber),
  untrack: {
    done: "Number removed.",
    read: ({ number_id }) => {
      const id = readId(number_id);
      if (!id) throw malformed();
      const value: Change = (platform, actor, contractorId) =>
        removeTrackedNumber(platform, actor, contractorId, id);
      return { ok: true, value };
    },
  },
  "try-again": {
    done: "Texting is on again. If the provider rejects a text, you’ll be notified.",
    read: () => ({ ok: true, value: tryAgain }),
  },
  "release-burst": {
    done: "Texts released. They continue now.",
    read: () => ({ ok: true, value: releaseBurst }),
  },
  registration: formOf(registrationSchema, "Registration saved.", saveRegistration),
  limits: formOf(limitsSchema, "Limits saved.", saveLimits),
};

const fieldErrors = { number: "Another business already uses this number" };
const messages = {
  already_done: "The business already has a number. Nothing was bought.",
  not_possible: "The registration has changed. Refresh the page and try again.",
  unsupported: "No text provider is set up, so you can’t buy a number. Assign one instead.",
};

/** Handles the forms of a business's texting page. */
export async function handleTextingForm(args: ActionArgs, contractorId: string) {
  const actor = args.context.get(staffContext);
  const formNamed = ({ intent }: FormValues) => {
    const name = String(intent);
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!form) throw malformed();
    return form;
  };
  const { values, ...result } = await runForm(args, {
    read: (typed) => formNamed(typed).read(typed),
    call: ({ platform }, change): Promise<Outcome> => change(platform, actor, contractorId),
  });
  if (result.ok) {
    return data({ done: formNamed(values).done, message: null, errors: {}, values: null });
  }
  if (result.code === "not_found") throw notFound();
  const refused = result.code === "code_taken" ? { ...result, errors: fieldErrors } : result;
  return showAgain(refused, { done: null, values }, messages);
}
