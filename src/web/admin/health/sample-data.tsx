import { Form } from "react-router";
import { readSampleData, removeSampleData } from "~/domains/operations/index.server.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import {
  confirmationWord,
  confirmsErasure,
  erasureNotConfirmed,
} from "../privacy/confirmation-word.ts";
import type { Route } from "./+types/sample-data";

export const meta: Route.MetaFunction = () => [{ title: "Sample data" }];

export function loader({ context }: Route.LoaderArgs) {
  return readSampleData(context.get(platformContext), context.get(staffContext));
}

/** Deletes the sample data after confirmation. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") !== "remove") throw malformed();
  if (!confirmsErasure(form)) {
    return showAgain(erasureNotConfirmed, { typed: String(form.get("confirm") ?? "") });
  }
  await removeSampleData(context.get(platformContext), context.get(staffContext));
  return respondWithMessage({ ok: true }, "Sample data deleted.");
}

/** Amount of sample data, with a form to delete it. */
export default function SampleData({ loaderData, actionData }: Route.ComponentProps) {
  const mayRemove = useMayChange();
  const isAny = Object.values(loaderData).some((rows) => rows > 0);
  const refused = actionData && "typed" in actionData ? actionData : undefined;
  const businesses = loaderData.contractor === 1 ? "business" : "businesses";
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Sample data">
        Made-up businesses and homeowners for trying out the product.
      </ListHeading>
      {actionData && !refused ? (
        <Alert tone="good" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isAny ? (
        <Card as="section">
          <h2 className="text-lg">
            {loaderData.contractor.toLocaleString("en-US")} sample {businesses}
          </h2>
          <p className="mt-2 max-w-prose text-sm text-muted">
            This deletes these businesses and everything that belongs to them: pages, leads, jobs,
            invoices, and files. It also deletes sample estimates and affiliates, and requests
            people sent to a sample business. Your own contractors and their customers stay as they
            are.
          </p>
          {mayRemove ? (
            <Form method="post" className="mt-4 flex flex-col items-start gap-3">
              <TextField
                name="confirm"
                label={`Type ${confirmationWord} to confirm`}
                hint="This can’t be undone."
                autoComplete="off"
                defaultValue={refused?.typed}
                error={refused?.errors.confirm}
              />
              <Button type="submit" name="intent" value="remove" variant="danger" size="small">
                Delete sample data
              </Button>
            </Form>
          ) : (
            <p className="mt-2 text-sm">A team member who can make changes can delete it here.</p>
          )}
        </Card>
      ) : (
        <Alert tone="good">There’s no sample data.</Alert>
      )}
    </div>
  );
}
