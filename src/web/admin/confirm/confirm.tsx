import { Form, redirectDocument } from "react-router";
import { confirmIdentity, hasConfirmed } from "~/domains/identity/index.server.ts";
import { confirmationMinutes } from "~/domains/identity/index.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ownPasswordField, safePath, staffContext } from "~/web/admin/frame/guard.server.ts";
import type { Route } from "./+types/confirm";
import { PasswordField } from "./confirm-first.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Confirm it’s you" }];

/** Requests the user's password before a download of personal data (`staff.confirm-identity`). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = safePath(new URL(request.url).searchParams.get("next"));
  const confirmed = await hasConfirmed(context.get(platformContext), context.get(staffContext));
  return { next, back: next.replace(/(\/data\.json|\.csv)(?=\?|$)/, ""), confirmed };
}

export async function action({ request, context }: Route.ActionArgs) {
  const password = (await readForm(request)).get(ownPasswordField) ?? "";
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  const confirmed = await confirmIdentity(platform, context.get(staffContext), password, address);
  if (!confirmed.ok) return showAgain(confirmed, {});
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname.replace(/\.data$/, "") + search, 303);
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { next, back, confirmed } = loaderData;
  return (
    <Card as="section" className="mx-auto max-w-md">
      <h1 className="text-2xl">Confirm it’s you</h1>
      {confirmed ? (
        <>
          {/* The download doesn't navigate away from this page. */}
          <meta httpEquiv="refresh" content={`0; url=${next}`} />
          <p role="status" className="mt-2 text-muted">
            Password confirmed. Your download is starting.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={next}>Download the file</LinkButton>
            <LinkButton href={back} variant="secondary">
              Back
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">
            This file contains personal data, so enter your password to continue. You won’t need it
            again for {confirmationMinutes} minutes.
          </p>
          <Form method="post" noValidate className="mt-6 flex flex-col items-start gap-5">
            <div className="w-full">
              <PasswordField error={actionData?.errors.password} />
            </div>
            <div className="flex flex-wrap gap-3">
              <Button type="submit">Confirm</Button>
              <LinkButton href={back} variant="secondary">
                Back
              </LinkButton>
            </div>
          </Form>
        </>
      )}
    </Card>
  );
}
