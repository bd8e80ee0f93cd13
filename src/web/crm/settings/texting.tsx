import { Form, Link } from "react-router";
import { readBusinessTexting } from "~/domains/office/index.server.ts";
import {
  type OwnRegistration,
  readOwnRegistration,
  resendVerification,
  submitRegistration,
} from "~/domains/phone-numbers/index.server.ts";
import {
  canSubmitIn,
  describeLimit,
  type RegistrationStatus,
  registrationFees,
  statusLabels,
  statusTexts,
} from "~/domains/phone-numbers/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/texting";
import { TextingForm } from "./texting-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Texting" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const registration = await readOwnRegistration(platform, reader);
  if (!registration) throw notFound();
  const texting = await readBusinessTexting(platform, reader);
  return { registration, facts: texting?.facts ?? null };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "resend") return resendVerification(platform, member);
      if (body.intent !== "submit") throw malformed();
      const texting = await readBusinessTexting(platform, member);
      return submitRegistration(platform, member, body, texting);
    },
  });
  if (!result.ok) {
    const isForm = result.values.intent === "submit";
    const refused = result.code === "too_many" ? { ...result, errors: waitErrors(result) } : result;
    return showAgain(refused, { values: isForm ? result.values : undefined }, messages);
  }
  const message = result.values.intent === "resend" ? "Text sent. Reply YES to it." : "Submitted.";
  return { message, errors: {}, values: undefined };
}

const stoppedText =
  "It was rejected several times, and each review costs a fee. Contact us before you submit again. We’ll help you fix it.";

const messages = {
  already_done: "You’ve already submitted your registration.",
  not_allowed: stoppedText,
  not_possible: "There’s no text to send right now. Refresh the page.",
  unavailable: "We couldn’t send the text. Try again in a few minutes.",
};

type Waiting = { waitSeconds: number; values: FormValues };

/** Shown next to the button that can't be used yet. */
function waitErrors({ waitSeconds, values }: Waiting): FieldErrors {
  const button = values.intent === "resend" ? "resend" : "submit";
  return { [button]: describeLimit(button, waitSeconds) };
}

const tones: Record<RegistrationStatus, "good" | "info" | "bad"> = {
  not_submitted: "info",
  submitting: "info",
  brand_pending: "info",
  campaign_pending: "info",
  approved: "good",
  rejected: "bad",
  suspended: "bad",
  expired: "bad",
  number_inactive: "bad",
};

/** The business's registration with carriers: its status, or the form to submit it. */
export default function Texting({ loaderData, actionData }: Route.ComponentProps) {
  const { registration, facts } = loaderData;
  const { status, isApprovedManually, isStopped } = registration;
  const refused = actionData?.values ? actionData : undefined;
  const errors: FieldErrors = actionData?.errors ?? {};
  const elsewhere = [errors.page, errors.messages, errors.staff];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <h1 className="text-2xl">Texting</h1>
        <p className="mt-1 text-muted">
          Phone carriers have to approve your business before it can text. Until then, we email your
          customers when we have an address.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "bad" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {elsewhere.map((text, index) =>
        text ? (
          <Alert key={text} tone="bad" role="alert">
            {text} <FixLink at={index} />
          </Alert>
        ) : null,
      )}
      <StatusCard registration={registration} resendError={errors.resend} />
      {canSubmitIn(status) && !isApprovedManually && !isStopped ? (
        <>
          <TextingForm registration={registration} refused={refused} />
          {facts ? <WrittenCard facts={facts} /> : null}
        </>
      ) : null}
    </div>
  );
}

/** The page, and the follow-up's texts, are fixed on their own screens. */
function FixLink({ at }: { at: number }) {
  const target = [
    { to: "/crm/page", label: "Edit your page" },
    { to: "/crm/follow-up", label: "Edit your follow-up" },
  ][at];
  return target ? (
    <Link to={target.to} className="text-link">
      {target.label}
    </Link>
  ) : null;
}

type StatusCardProps = { registration: OwnRegistration; resendError: string | undefined };

function StatusCard({ registration, resendError }: StatusCardProps) {
  const { status, isSavedOnly, isStopped, needsReply, mobile, number, problems } = registration;
  if (registration.isApprovedManually) {
    return (
      <Card as="section" className="max-sm:p-4">
        <Badge tone="good">Approved</Badge>
        <p className="mt-2">Carriers approved your business. There’s nothing to do.</p>
      </Card>
    );
  }
  if (!status) return <FeesCard />;
  const notOnForm = problems.filter(({ fix }) => ["messages", "page", "staff"].includes(fix));
  return (
    <Card as="section" aria-labelledby="status" className="flex flex-col gap-2 max-sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="status" className="text-lg">
          Status
        </h2>
        <Badge tone={isSavedOnly ? "neutral" : tones[status]}>
          {isSavedOnly ? "Saved, not submitted" : statusLabels[status]}
        </Badge>
      </div>
      <p>
        {isSavedOnly
          ? "Your details are saved. We’ll submit them once texting is set up on this site."
          : isStopped
            ? stoppedText
            : statusTexts[status]}
      </p>
      {status === "approved" ? (
        <p>
          {number
            ? `Your number: ${formatPhone(number)}`
            : "You don’t have a texting number. Contact us to get one."}
        </p>
      ) : null}
      {needsReply ? (
        <Form method="post" className="flex flex-col items-start gap-2">
          <p>
            We texted {mobile ? formatPhone(mobile) : "your cell phone"}.{" "}
            <strong>Reply YES to that text</strong> within 24 hours.
          </p>
          <Button
            type="submit"
            name="intent"
            value="resend"
            variant="secondary"
            size="small"
            aria-describedby={resendError ? "resend-error" : undefined}
          >
            Send the text again
          </Button>
          {resendError ? <FieldError id="resend-error">{resendError}</FieldError> : null}
        </Form>
      ) : null}
      {notOnForm.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Card>
  );
}

/** Cost and duration, shown before anything is submitted. */
function FeesCard() {
  const { asOf, source, standard, sole_proprietor: alone } = registrationFees;
  return (
    <Card as="section" aria-labelledby="fees" className="max-sm:p-4">
      <h2 id="fees" className="text-lg">
        Before you submit
      </h2>
      <ul className="mt-2 list-disc pl-5">
        <li>It takes about 5 minutes. Have your IRS letter with your EIN ready.</li>
        <li>Carriers usually decide within 10 to 15 days.</li>
        <li>
          Carrier fees with an EIN: {formatCents(standard.brand)} once,{" "}
          {formatCents(standard.review)} for each review, {formatCents(standard.monthly)} a month.
        </li>
        <li>
          Without an EIN: {formatCents(alone.brand)} once, {formatCents(alone.review)} for each
          review, {formatCents(alone.monthly)} a month.
        </li>
      </ul>
      <p className="mt-2 text-sm text-muted">
        Source: {source} ({asOf})
      </p>
    </Card>
  );
}

type Facts = NonNullable<Route.ComponentProps["loaderData"]["facts"]>;

/**
 * The description of the business's texts that we send to carriers, generated from its page and
 * follow-up.
 */
function WrittenCard({ facts }: { facts: Facts }) {
  return (
    <Disclosure isOpen={false}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        What we tell carriers about your texts
      </summary>
      <dl className="mt-2 flex flex-col gap-3 text-sm">
        <div>
          <dt className="font-semibold">Where people agree</dt>
          <dd className="break-words">{facts.pageUrl}</dd>
        </div>
        <div>
          <dt className="font-semibold">What they agree to</dt>
          <dd>{facts.optIns.informational}</dd>
          <dd className="mt-1">{facts.optIns.marketing}</dd>
        </div>
        <div>
          <dt className="font-semibold">Sample messages, from your follow-up</dt>
          {facts.samples.slice(0, 5).map((sample) => (
            <dd key={sample} className="mt-1">
              {sample}
            </dd>
          ))}
        </div>
        <div>
          <dt className="font-semibold">Reply to STOP</dt>
          <dd>{facts.optOutReply}</dd>
        </div>
        <div>
          <dt className="font-semibold">Reply to HELP</dt>
          <dd>{facts.helpReply}</dd>
        </div>
      </dl>
    </Disclosure>
  );
}
