import type { MemberInSession } from "~/domains/shared/index.ts";
import {
  checkDomain,
  chooseSubdomain,
  enterDomain,
  removeAddress,
} from "~/domains/storefront/index.server.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";

/** Handles the forms of a page's address screen. */
export async function handleAddressForm(args: ActionArgs, member: MemberInSession, pageId: string) {
  const result = await runForm(args, { call: (sent) => run(sent, member, pageId) });
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { values: result.values });
  }
  return { message: result.message, errors: {}, values: undefined };
}

async function run({ platform, body }: Sent<FormValues>, member: MemberInSession, pageId: string) {
  const [intent, subject] = (typedText(body, "intent") ?? "").split(":", 2);
  if (intent === "subdomain") {
    const chosen = await chooseSubdomain(platform, member, pageId, body);
    return chosen.ok ? { ...chosen, message: "Your page is live at this address." } : chosen;
  }
  if (intent === "domain") {
    const entered = await enterDomain(platform, member, pageId, body);
    return entered.ok
      ? { ...entered, message: "Now add the two records below where you bought the domain." }
      : entered;
  }
  if (intent !== "remove" && intent !== "check") throw malformed();
  const id = readId(subject);
  if (!id) throw notFound();
  if (intent === "check") {
    const checked = await checkDomain(platform, member, id);
    if (!checked.ok) return checked;
    const success = "We found both records. Your domain works.";
    return {
      ...checked,
      message: checked.isActive ? success : "We checked. Not all records are there yet.",
    };
  }
  const removed = await removeAddress(platform, member, id);
  return removed.ok ? { ...removed, message: "Address removed." } : removed;
}
