import { data, Form, redirect } from "react-router";
import {
  beginTwoFactor,
  type CodesChange,
  confirmTwoFactor,
  endTwoFactor,
  findPendingCodes,
  type PendingCodes,
  renewBackupCodes,
} from "~/domains/identity/index.server.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { QrCode } from "~/ui/layout/qr-code.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import type { Route } from "./+types/account-codes";

export const meta: Route.MetaFunction = () => [{ title: "Two-factor authentication" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  return {
    on: member.twoFactor,
    pending: member.twoFactor ? null : await findPendingCodes(platform, member),
    required: platform.settings.requireTwoFactor,
  };
}

const changes = {
  begin: beginTwoFactor,
  confirm: confirmTwoFactor,
  renew: renewBackupCodes,
  end: endTwoFactor,
};

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readFormValues(request);
  const intent = String(values.intent) as keyof typeof changes;
  if (!Object.hasOwn(changes, intent)) throw malformed();
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const change: CodesChange = await changes[intent](platform, member, request, values);
  if (!change.ok) return showAgain(change, { intent, backupCodes: null });
  const headers = change.headers ?? new Headers();
  // Without JavaScript this same request continues and renders the page.
  if (intent === "confirm") context.set(staffContext, { ...member, twoFactor: true });
  // Shown once, in the response itself; they have no URL.
  if (change.backupCodes) {
    return data({ intent, errors: {}, backupCodes: change.backupCodes }, { headers });
  }
  return redirect("/admin/account/codes", { status: 303, headers });
}

export default function AccountCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { on, pending, required } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/account", label: "Your account" }}
        title="Two-factor authentication"
        badges={<Badge tone={on ? "good" : "neutral"}>{on ? "On" : "Off"}</Badge>}
      />
      {required && !on ? (
        <Alert tone="warning" title="Two-factor authentication is required here">
          Set it up now. The staff area opens as soon as it’s on.
        </Alert>
      ) : null}
      {actionData?.backupCodes ? <BackupCodes codes={actionData.backupCodes} /> : null}
      {on ? <CodesOn errors={errors} intent={actionData?.intent} /> : null}
      {!on && pending ? <CodesPending pending={pending} errors={errors} /> : null}
      {on || pending ? null : <CodesOff errors={errors} />}
    </div>
  );
}

/** Backup codes, shown only once. */
function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert tone="good" role="status" title="Two-factor is on. Save these backup codes">
      <p>
        Each one signs you in once if you don’t have your phone. We won’t show them again, so print
        them or save them in your password manager.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 gap-y-2 font-mono sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** First step of turning on one-time codes: the password again. */
function CodesOff({ errors }: { errors: FieldErrors }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Turn on two-factor</h2>
      <p className="mt-2 max-w-prose text-muted">
        You need an authenticator app, such as Apple Passwords, 1Password, or Google Authenticator.
        After that, you’ll sign in with your password and a code from the app.
      </p>
      <PasswordForm intent="begin" error={errors.password}>
        Continue
      </PasswordForm>
    </Card>
  );
}

type CodesPendingProps = { pending: PendingCodes; errors: FieldErrors };

/** Second step of turning on one-time codes: scan the secret and enter a first code. */
function CodesPending({ pending, errors }: CodesPendingProps) {
  const { qr, address, secret } = pending;
  return (
    <Card
      as="section"
      className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <QrCode qr={qr} label="QR code for your authenticator app" />
      <div className="min-w-0">
        <h2 className="text-xl">Scan, then enter the code</h2>
        <p className="mt-2 text-muted">
          Scan the QR code with your authenticator app. On this phone,{" "}
          <a href={address} className="text-link">
            open the app
          </a>
          .
        </p>
        <details className="mt-2 text-sm">
          <summary className="text-link py-1">Enter the key instead</summary>
          <code className="mt-1 block rounded-lg bg-sunken p-3 font-mono break-words">
            {secret}
          </code>
        </details>
        <Form method="post" noValidate className="mt-5 flex flex-col items-start gap-5">
          <div className="w-full max-w-xs">
            <TextField
              label="Code"
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              hint="The six digits your app shows now."
              error={errors.code}
            />
          </div>
          <Button type="submit" name="intent" value="confirm">
            Turn on two-factor
          </Button>
        </Form>
      </div>
    </Card>
  );
}

type CodesOnProps = {
  errors: FieldErrors;
  /** Last attempted action. */
  intent: string | undefined;
};

/** Actions for active one-time codes; each requires the password again. */
function CodesOn({ errors, intent }: CodesOnProps) {
  return (
    <>
      <Card as="section">
        <h2 className="text-xl">New backup codes</h2>
        <p className="mt-2 text-muted">
          In case you lose your phone. Your current backup codes stop working.
        </p>
        <PasswordForm
          variant="secondary"
          intent="renew"
          error={intent === "renew" ? errors.password : undefined}
        >
          Get new backup codes
        </PasswordForm>
      </Card>
      <Card as="section">
        <h2 className="text-xl">Turn off two-factor</h2>
        <p className="mt-2 text-muted">
          To switch phones, turn it off here, then turn it on again with the new phone.
        </p>
        <PasswordForm
          variant="danger"
          intent="end"
          error={intent === "end" ? errors.password : undefined}
        >
          Turn off two-factor
        </PasswordForm>
      </Card>
    </>
  );
}

type PasswordFormProps = {
  intent: "begin" | "renew" | "end";
  error: string | undefined;
  variant?: "danger" | "secondary";
  /** Label of the button. */
  children: string;
};

/** A form that changes the codes and requires the password again. */
function PasswordForm({ intent, error, variant, children }: PasswordFormProps) {
  return (
    <Form method="post" noValidate className="mt-5 flex max-w-md flex-col items-start gap-5">
      <div className="w-full">
        <TextField
          id={`password-${intent}`}
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={error}
        />
      </div>
      <Button type="submit" name="intent" value={intent} variant={variant}>
        {children}
      </Button>
    </Form>
  );
}
