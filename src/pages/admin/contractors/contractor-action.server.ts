import { data, type RouterContextProvider, redirect } from "react-router";
import type { StaffMember } from "~/features/access/actor.ts";
import {
  pauseAsStaff,
  publishAsStaff,
} from "~/features/business-pages/change-page-status.server.ts";
import { addNote } from "~/features/contractors/add-note.server.ts";
import { liftContractorSuppression } from "~/features/contractors/lift-suppression.server.ts";
import { noteSchema } from "~/features/contractors/note.schema.ts";
import { changeEmbedHosts } from "~/features/embedded-forms/change-embed-hosts.server.ts";
import { sendResumeLinkAsStaff } from "~/features/onboarding/drafts/send-resume-link.server.ts";
import { eraseContractor } from "~/features/privacy/erase-contractor.server.ts";
import { handOverTerritory } from "~/features/territories/hand-over-territory.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { readRequestKey } from "~/platform/http/request-key.ts";
import { check } from "~/platform/validation/form.ts";
import { staffContext } from "../frame/guard.server.ts";
import { eraseWord } from "../privacy/erase-word.ts";

type Context = Readonly<RouterContextProvider>;
const platformOf = (context: Context) => context.get(platformContext);

type Sent = {
  platform: ReturnType<typeof platformOf>;
  member: StaffMember;
  contractorId: string;
  form: FormData;
};
type Answer = ReturnType<typeof resultOf> | Response;

/** What came of a form: words for the person, and what was typed and refused, by field. */
type ActionResult = {
  message: string;
  refused: boolean;
  /** What was typed and refused, and why. */
  fields: Record<string, { typed: string; problem: string }>;
};

const texts = {
  live: "The page is live.",
  waiting: "Another contractor holds this territory. The page is on the waiting list.",
  not_found: "It no longer exists.",
  paused: "The page is paused and off the site.",
  not_live: "The page was not live.",
  handed_over: "Handed over. The page is live.",
  changed: "The territory changed meanwhile. Nothing was done: look again.",
  added: "The note is saved.",
  sent: "The link is on its way.",
  nothing_to_resume: "There is no unfinished onboarding to go on with.",
  lifted: "Mail goes to this address again.",
  not_suppressed: "Mail was going to this address already.",
  hosts_saved: "The websites are saved.",
  not_confirmed: `Nothing was deleted. Type ${eraseWord} to confirm.`,
};
const keyReused = "This form was sent before with another note. Please reload the page.";
const refusals: readonly string[] = ["changed", "nothing_to_resume", "not_confirmed"];

/** Each form of a contractor's page, by the button that was pressed. */
const intents: Record<string, (sent: Sent) => Promise<Answer>> = {
  publish: async (sent) =>
    resultOf(await publishAsStaff(sent.platform, sent.member, pageId(sent.form))),
  pause: async (sent) =>
    resultOf(await pauseAsStaff(sent.platform, sent.member, pageId(sent.form))),
  "hand-over": async ({ platform, member, form }) =>
    resultOf(
      await handOverTerritory(platform, member, {
        pageId: pageId(form),
        holderId: readId(form.get("holder_id")),
      }),
    ),
  "allow-hosts": saveHosts,
  "add-note": saveNote,
  "send-resume-link": async ({ platform, member, contractorId }) =>
    resultOf(await sendResumeLinkAsStaff(platform, member, contractorId)),
  "lift-suppression": async ({ platform, member, contractorId }) =>
    resultOf(await liftContractorSuppression(platform, member, contractorId)),
  delete: async ({ platform, member, contractorId, form }) => {
    if (String(form.get("confirm") ?? "").trim() !== eraseWord) return resultOf("not_confirmed");
    await eraseContractor(platform, member, contractorId);
    return redirect("/admin/contractors?deleted", { status: 303 });
  },
};

export function answerContractorForm(
  context: Context,
  contractorId: string,
  form: FormData,
): Promise<Answer> {
  const answer = intents[String(form.get("intent"))];
  if (!answer) throw data(null, { status: 400 });
  const member = context.get(staffContext);
  return answer({ platform: platformOf(context), member, contractorId, form });
}

async function saveHosts({ platform, member, contractorId, form }: Sent) {
  const typed = String(form.get("embed_hosts") ?? "");
  const change = await changeEmbedHosts(platform, member, contractorId, typed);
  return change.ok ? resultOf("hosts_saved") : refused("embed_hosts", typed, change.problem);
}

async function saveNote({ platform, member, contractorId, form }: Sent) {
  const typed = String(form.get("note") ?? "");
  const checked = check(noteSchema, { note: typed });
  if (!checked.ok) return refused("note", typed, checked.errors.note ?? "");
  const requestKey = readRequestKey(form.get("request_key"));
  const { note: text } = checked.value;
  const added = await addNote(platform, member, { contractorId, text, requestKey });
  if (added.ok) return resultOf("added");
  return added.code === "not_found" ? resultOf("not_found") : refused("note", typed, keyReused);
}

function pageId(form: FormData): string {
  const id = readId(form.get("page_id"));
  if (!id) throw data(null, { status: 400 });
  return id;
}

function resultOf(outcome: keyof typeof texts) {
  const isRefused = refusals.includes(outcome);
  const answer: ActionResult = { message: texts[outcome], refused: isRefused, fields: {} };
  return data(answer, { status: isRefused ? 409 : 200 });
}

function refused(field: string, typed: string, problem: string) {
  const answer: ActionResult = {
    message: problem,
    refused: true,
    fields: { [field]: { typed, problem } },
  };
  return data(answer, { status: 422 });
}
