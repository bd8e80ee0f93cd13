import { data } from "react-router";
import {
  type EditedSequence,
  restoreSequence,
  type SavedSequence,
  saveSequence,
} from "~/domains/follow-ups/index.server.ts";
import {
  addedStep,
  checkSteps,
  maxSteps,
  readTypedChannels,
  readTypedSteps,
  type Sequence,
  type TypedStep,
} from "~/domains/follow-ups/index.ts";
import type { Actor } from "~/domains/shared/index.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { type AnyRefused, malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import type { Checked, FormValues } from "~/platform/validation/form.ts";

/** Action of the form: save, restore an old version, or show the form again. */
type Wanted = { save: Sequence } | { restore: number } | { again: TypedStep[] };

const messages = {
  changed_elsewhere:
    "Someone else just saved this sequence, so yours isn’t saved. Everything you typed is still here. Compare it with the newest version below, then save again.",
};
const tooMany = { ok: false as const, code: "not_possible" as const };

/** Handles the sequence editor's buttons; without JavaScript each is a separate request. */
export async function handleSequenceForm(
  args: ActionArgs,
  actor: Actor,
  { contractorId, service }: Pick<EditedSequence, "contractorId" | "service">,
) {
  const { values, ...result } = await runForm(args, {
    read: parseSequenceForm,
    call: async (
      { platform, body },
      change,
    ): Promise<SavedSequence | { ok: true } | AnyRefused> => {
      const edited = { contractorId, service, expected: readNumber(body.version) };
      const channels = readTypedChannels(body);
      if ("save" in change) {
        return saveSequence(platform, actor, edited, { steps: change.save, channels });
      }
      if ("restore" in change) return restoreSequence(platform, actor, edited, change.restore);
      return change.again.length > maxSteps ? tooMany : { ok: true };
    },
  });
  const typed = readTypedSteps(values);
  const channels = readTypedChannels(values);
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    const refusalTexts = {
      ...messages,
      not_possible: `A sequence can have up to ${maxSteps} steps.`,
    };
    return showAgain(
      result,
      { done: null, typed: typed.slice(0, maxSteps), channels },
      refusalTexts,
    );
  }
  const nothing = { message: null, errors: {} };
  if ("again" in result.value) {
    return data({ ...nothing, done: null, typed: result.value.again, channels });
  }
  const successMessage = "restore" in result.value ? "Version restored." : "Sequence saved.";
  return data({ ...nothing, done: successMessage, typed: null, channels: null });
}

function parseSequenceForm(body: FormValues): Checked<Wanted> {
  const [intent, argument = ""] = String(body.intent).split(":");
  const typed = readTypedSteps(body);
  switch (intent) {
    case "save": {
      const checked = checkSteps(typed);
      return checked.ok ? { ok: true, value: { save: checked.value } } : checked;
    }
    case "restore":
      return { ok: true, value: { restore: readNumber(argument) } };
    case "preview": {
      const checked = checkSteps(typed);
      return checked.ok ? { ok: true, value: { again: typed } } : checked;
    }
    case "add":
      return { ok: true, value: { again: [...typed, addedStep(typed)] } };
    case "remove":
      return { ok: true, value: { again: typed.filter(({ key }) => key !== argument) } };
    default:
      throw malformed();
  }
}

function readNumber(text: unknown): number {
  if (typeof text !== "string" || !/^\d{1,9}$/.test(text)) throw malformed();
  return Number(text);
}
