import { data, type RouterContextProvider } from "react-router";
import {
  changeMember,
  inviteMember,
  resendInvitation,
  revokeMember,
  revokeMemberInvitation,
} from "~/domains/identity/index.server.ts";
import { readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  reasonOf,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { noLongerOwner } from "../frame/no-longer-owner.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

const refusals: Record<string, string> = {
  last_owner: "A business needs an owner. Make someone else an owner first.",
  ...noLongerOwner,
  key_reused: "This form was already sent for someone else. Please reload the page.",
};

/** Handles an owner's changes to the team. */
export async function changeTeamAction({ request, context }: Args) {
  const platform = context.get(platformContext);
  const actor = context.get(memberContext);
  const { contractorId } = actor;
  const values = await readFormValues(request);
  const id = readId(values.id);
  switch (values.intent) {
    case "invite": {
      const key = readRequestKey(values.request_key);
      const invited = await inviteMember(platform, actor, contractorId, values, key);
      if (invited.ok) return respond(`The invitation is on its way to ${invited.email}.`);
      return refuse(invited, String(values.email ?? ""));
    }
    case "change": {
      const changed = await changeMember(platform, actor, contractorId, requireId(id), values);
      return changed.ok ? respond("Role changed.") : refuse(changed);
    }
    case "revoke": {
      const revoked = await revokeMember(platform, actor, contractorId, requireId(id));
      return revoked.ok ? respond("Removed. They no longer have access.") : refuse(revoked);
    }
    case "resend": {
      const sent = await resendInvitation(platform, actor, contractorId, requireId(id));
      return sent.ok ? respond("Invitation sent again.") : refuse(sent);
    }
    case "take-back": {
      const revoked = await revokeMemberInvitation(platform, actor, contractorId, requireId(id));
      return revoked.ok ? respond("Invitation canceled.") : refuse(revoked);
    }
    default:
      throw malformed();
  }
}

function requireId(id: string | null): string {
  if (!id) throw notFound();
  return id;
}

function respond(message: string) {
  const errors: FieldErrors = {};
  return data({ message, refused: false, errors, email: undefined as string | undefined });
}

function refuse(refused: AnyRefused, email?: string) {
  if (refused.code === "not_found") throw notFound();
  const message = refusals[refused.code] ?? reasonOf(refused) ?? "";
  const errors: FieldErrors = refused.errors ?? {};
  return data({ message, refused: true, errors, email }, { status: statusOfRefusal(refused) });
}
