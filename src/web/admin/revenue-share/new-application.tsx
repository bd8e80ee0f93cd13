import { Form, useNavigation } from "react-router";
import { ApplicationFields, staffSubmissionToasts } from "~/domains/growth/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { Card } from "~/ui/layout/card.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/new-application";
import { handleNewApplication } from "./application-action.server.ts";

export const handle: PageHandle = { failureToast: () => staffSubmissionToasts.failed };
export const meta: Route.MetaFunction = () => [{ title: "New application" }];

export const loader = () => ({ requestKey: newRequestKey() });

export const action = (args: Route.ActionArgs) => handleNewApplication(args);

/** Application that staff enter for a contractor on the phone. */
export default function NewApplication({ loaderData, actionData }: Route.ComponentProps) {
  const mayChange = useMayChange();
  const busy = useNavigation().state !== "idle";
  const { requestKey } = loaderData;
  const refused = actionData?.refused;
  const errors = refused?.errors ?? {};
  const form = useFreshForm(refused !== undefined);
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        above={{ to: "/admin/revenue-share", label: "Revenue share" }}
        title="New application"
      >
        <p className="mt-1 max-w-prose text-sm text-muted">
          For a contractor on the phone. They get an email with a link to confirm their address, the
          same as when they apply online. If you approve before they confirm, we create a new
          contractor account.
        </p>
      </PageHeading>
      <ActionToasts toasts={actionData?.toasts} />
      <Card as="section" className="max-w-3xl">
        <Form ref={form} method="post" noValidate>
          <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
            <legend className="sr-only">Application</legend>
            <ErrorSummary errors={errors} />
            <input type="hidden" name="request_key" value={requestKey} />
            <ApplicationFields values={refused?.values} errors={errors} byStaff />
            <CheckboxField
              name="agreed_to_terms"
              value="yes"
              label="The contractor agrees to the terms and conditions"
              defaultChecked={refused?.values.agreed_to_terms === "yes"}
              error={errors.agreed_to_terms}
            />
            {mayChange ? (
              <div>
                <Button type="submit" busy={busy} busyLabel="Submitting...">
                  Submit Application
                </Button>
              </div>
            ) : null}
          </fieldset>
        </Form>
      </Card>
    </div>
  );
}
