import { Form, href, Link } from "react-router";
import { serviceTitle } from "~/features/business-pages/business-pages.ts";
import { findSequenceToEdit } from "~/features/follow-ups/sequences/edit-sequence.server.ts";
import { maxSteps } from "~/features/follow-ups/sequences/sequence.ts";
import { typedStep } from "~/features/follow-ups/sequences/steps-form.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { withQuery } from "~/platform/http/requests/list-query.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { PageHeading } from "../frame/page-heading.tsx";
import { useMayChange } from "../frame/use-may-change.ts";
import type { Route } from "./+types/sequence";
import { ChannelSwitches } from "./channel-switches.tsx";
import { MergeFieldList } from "./merge-field-list.tsx";
import { answerSequence } from "./sequence-action.server.ts";
import { StepEditor } from "./step-editor.tsx";
import { VersionList } from "./version-list.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const found = id ? await findSequenceToEdit(platform, actor, id, params.service) : null;
  if (!found) throw notFound();
  return found;
}

export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return answerSequence(args, id, args.params.service);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Follow-up: ${loaderData.business.businessName}` : "Follow-up" },
];

/** What a business sends after an enquiry for one of its services, to be edited (`follow-ups.editor`). */
export default function SequencePage({ loaderData, actionData }: Route.ComponentProps) {
  const { contractorId, service, business, version, values, unreadTiming } = loaderData;
  const mayChange = useMayChange();
  const steps = actionData?.typed ?? loaderData.steps.map(typedStep);
  const channels = actionData?.channels ?? loaderData.channels;
  const errors: FieldErrors = actionData?.errors ?? {};
  const firstText = steps.findIndex(({ channel, isOn }) => channel === "sms" && isOn);
  const play = { contractor: contractorId, service };
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{
          to: href("/admin/contractors/:id", { id: contractorId }),
          label: business.businessName,
        }}
        title={`Follow-up for ${serviceTitle(service)}`}
      >
        <p className="mt-1 max-w-prose text-sm text-muted">
          {version === 0 ? "The standard sequence" : `Version ${version}`}. Delays count from the
          enquiry. A change holds for what was not sent yet.{" "}
          <Link to={withQuery("/admin/follow-ups/time-machine", play)} className="text-link">
            Play it in the time machine
          </Link>
        </p>
      </PageHeading>
      {actionData?.done ? (
        <Alert tone="good" role="status">
          {actionData.done}
        </Alert>
      ) : null}
      {actionData?.message ? (
        <Alert tone="warning" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {unreadTiming === null ? null : (
        <Alert tone="warning" title="The contractor's timing could not be read">
          In the setup they asked for “{unreadTiming}”. Until somebody sets the delay of the first
          message and saves, it leaves at once.
        </Alert>
      )}
      <MergeFieldList isRealLead={loaderData.isRealLead} values={values} />
      <Form
        // What was saved shows anew, also when somebody else saved it.
        key={JSON.stringify([version, steps, channels])}
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-col gap-6"
      >
        <input type="hidden" name="version" value={version} />
        {/* Enter in a field presses the first button there is: that must not remove a step. */}
        <button
          type="submit"
          name="intent"
          value="preview"
          hidden
          aria-hidden="true"
          tabIndex={-1}
        />
        <ErrorSummary errors={errors} />
        <ChannelSwitches channels={channels} mayChange={mayChange} />
        <ol className="flex flex-col gap-6">
          {steps.map((step, at) => (
            <StepEditor
              key={step.key}
              at={at}
              step={step}
              errors={errors}
              values={values}
              isFirstText={at === firstText}
              mayChange={mayChange}
            />
          ))}
        </ol>
        {mayChange ? (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save">
              Save as a new version
            </Button>
            <Button type="submit" name="intent" value="preview" variant="secondary">
              Preview
            </Button>
            {steps.length < maxSteps ? (
              <Button type="submit" name="intent" value="add" variant="secondary">
                Add a step
              </Button>
            ) : (
              <p className="self-center text-sm text-muted">{maxSteps} steps are the most.</p>
            )}
          </div>
        ) : null}
      </Form>
      <VersionList versions={loaderData.versions} current={version} mayChange={mayChange} />
    </div>
  );
}
