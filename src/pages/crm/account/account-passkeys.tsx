import { redirect } from "react-router";
import {
  addMemberPasskey,
  beginMemberPasskey,
  listMemberPasskeys,
  removeMemberPasskey,
} from "~/features/members/sign-in/passkeys.server.ts";
import { AddPasskey } from "~/pages/site/account/add-passkey.tsx";
import { PasskeyList } from "~/pages/site/account/passkey-list.tsx";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import type { Route } from "./+types/account-passkeys";

export const meta: Route.MetaFunction = () => [{ title: "Passkeys" }];

export async function loader({ context }: Route.LoaderArgs) {
  const member = sessionMember(context);
  return { passkeys: await listMemberPasskeys(context.get(platformContext), member) };
}

/** A passkey is added in two steps: what to ask the device, then what it answered. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const values = await readFormValues(request);
  const name = String(values.name ?? "");
  if (values.intent === "begin") {
    const begun = await beginMemberPasskey(platform, member, values);
    return begun.ok
      ? { errors: {} as FieldErrors, name: begun.name, options: begun.options }
      : showAgain(begun, { name, options: null });
  }
  if (values.intent === "add") {
    const answer = readAnswer(values.answer);
    const added = await addMemberPasskey(platform, member, { name, answer });
    return added.ok
      ? redirect("/crm/account/passkeys", { status: 303 })
      : showAgain(added, { name, options: null });
  }
  if (values.intent !== "remove") throw malformed();
  const id = readId(values.id);
  if (id) await removeMemberPasskey(platform, member, id);
  return redirect("/crm/account/passkeys", { status: 303 });
}

function readAnswer(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

export default function AccountPasskeys({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div>
        <a href="/crm/account" className="text-link text-sm">
          Your account
        </a>
        <h1 className="mt-1 text-2xl">Passkeys</h1>
        <p className="mt-2 max-w-prose text-muted">
          Sign in with your fingerprint, face, or device PIN. No need to wait for an email.
        </p>
      </div>
      <PasskeyList passkeys={loaderData.passkeys} />
      <AddPasskey asked={actionData ?? null} otherwise="an email code" example="My phone" />
    </div>
  );
}
