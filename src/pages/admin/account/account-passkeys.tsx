import { redirect } from "react-router";
import {
  addPasskey,
  beginPasskey,
  removePasskey,
} from "~/features/staff/sign-in/passkeys.server.ts";
import { AddPasskey } from "~/pages/site/account/add-passkey.tsx";
import { PasskeyList } from "~/pages/site/account/passkey-list.tsx";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { PageHeading } from "../frame/page-heading.tsx";
import type { Route } from "./+types/account-passkeys";

export const meta: Route.MetaFunction = () => [{ title: "Passkeys" }];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(staffContext);
  return { passkeys: await context.get(platformContext).accounts.passkeys.list(member.id) };
}

/** A passkey is added in two steps: what to ask the device, then what it answered. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const values = await readFormValues(request);
  const name = String(values.name ?? "");
  if (values.intent === "begin") {
    const begun = await beginPasskey(platform, member, values);
    return begun.ok
      ? { errors: {} as FieldErrors, name: begun.name, options: begun.options }
      : showAgain(begun, { name, options: null });
  }
  if (values.intent === "add") {
    const added = await addPasskey(platform, member, { name, answer: readAnswer(values.answer) });
    return added.ok
      ? redirect("/admin/account/passkeys", { status: 303 })
      : showAgain(added, { name, options: null });
  }
  if (values.intent !== "remove") throw malformed();
  const id = readId(values.id);
  if (id) await removePasskey(platform, member, id);
  return redirect("/admin/account/passkeys", { status: 303 });
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
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageHeading above={{ to: "/admin/account", label: "Your account" }} title="Passkeys">
        <p className="mt-2 max-w-prose text-muted">
          A passkey signs you in with your fingerprint, face, or device PIN, with no password or
          code. It only works on this site, so a fake site can’t use it.
        </p>
      </PageHeading>
      <PasskeyList passkeys={loaderData.passkeys} />
      <AddPasskey asked={actionData ?? null} otherwise="your password" example="Work laptop">
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={actionData?.errors.password}
        />
      </AddPasskey>
    </div>
  );
}
