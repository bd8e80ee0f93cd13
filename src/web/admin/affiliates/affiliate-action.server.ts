import { href, redirect } from "react-router";
import { saveAffiliate } from "~/domains/growth/index.server.ts";
import { affiliateSchema } from "~/domains/growth/index.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { check } from "~/platform/validation/form.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";

const messages = { referral_code: "Another affiliate has this code" };

/** Saves a new partner, or the one with this id, and redirects to the partner's page. */
export async function handleAffiliateForm(args: ActionArgs, id: string | null) {
  const { values, ...saved } = await runForm(args, {
    read: (typed) => check(affiliateSchema, typed),
    call: ({ platform }, affiliate) =>
      saveAffiliate(platform, args.context.get(staffContext), affiliate, id),
  });
  if (saved.ok) return redirect(`${href("/admin/affiliates/:id", { id: saved.id })}?saved`, 303);
  if (saved.code === "not_found") throw notFound();
  const refused = saved.code === "code_taken" ? { ...saved, errors: messages } : saved;
  return showAgain(refused, { values });
}
