import { findSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { saveRegistration } from "~/domains/phone-numbers/senders/save-registration.server.ts";
import { tryAgain } from "~/domains/phone-numbers/senders/try-again.server.ts";
import type { StaffMember } from "~/domains/shared/access/actor.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { say } from "~/web/shared/frame/form-answers.server.ts";
import { counted, readCheckedIds, runForEach } from "../lists/bulk-action.server.ts";
import { bulkRegistrations } from "./sender-columns.ts";

type Platform = Parameters<typeof tryAgain>[0];

/** Runs a bulk action on the selected businesses. */
export async function changeSenders(platform: Platform, actor: StaffMember, form: FormData) {
  const ids = readCheckedIds(form);
  const refused = {
    not_found: (count: number) =>
      `${counted(count, "business no longer exists", "businesses no longer exist")}.`,
  };
  const intent = form.get("intent");
  if (intent === "try-again") {
    return runForEach(ids, (id) => tryAgain(platform, actor, id), {
      done: (count) => `${counted(count, "business", "businesses")} can text again.`,
      refused,
    });
  }
  if (intent !== "set-registration") throw malformed();
  const registration = bulkRegistrations.find((one) => one === form.get("registration"));
  if (!registration) {
    return say({ ok: false, code: "invalid" }, "", { invalid: "Choose a registration first." });
  }
  const save = async (id: string) => {
    const sender = await findSender(platform, actor, id);
    if (!sender) return { ok: false, code: "not_found" } as const;
    const { brand, campaign } = sender;
    const request = { registration, brand, campaign, rejected_because: null };
    return saveRegistration(platform, actor, id, {
      ...request,
      submitted_on: null,
      decided_on: null,
    });
  };
  return runForEach(ids, save, {
    done: (count) => `The registration of ${counted(count, "business", "businesses")} is saved.`,
    refused,
  });
}
