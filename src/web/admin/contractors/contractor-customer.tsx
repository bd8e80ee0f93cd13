import { Form, href, redirect } from "react-router";
import { eraseCustomerAsStaff, findCustomerToErase } from "~/domains/operations/index.server.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import {
  confirmationWord,
  confirmsErasure,
  erasureNotConfirmed,
} from "../privacy/confirmation-word.ts";
import type { Route } from "./+types/contractor-customer";

/** IDs in the URL. @throws Response 404 if they can't be IDs */
function idsOf(params: Route.LoaderArgs["params"]) {
  const [contractorId, customerId] = [readId(params.id), readId(params.customer)];
  if (!contractorId || !customerId) throw notFound();
  return { contractorId, customerId };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const target = idsOf(params);
  const customer = await findCustomerToErase(
    context.get(platformContext),
    context.get(staffContext),
    target,
  );
  if (!customer) throw notFound();
  return { ...customer, ...target };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const target = idsOf(params);
  const form = await readForm(request);
  if (form.get("intent") !== "delete") throw malformed();
  if (!confirmsErasure(form)) {
    return showAgain(erasureNotConfirmed, { typed: String(form.get("confirm") ?? "") });
  }
  const erased = await eraseCustomerAsStaff(
    context.get(platformContext),
    context.get(staffContext),
    target,
  );
  if (!erased.ok) throw notFound();
  return redirect(
    `${href("/admin/contractors/:id", { id: target.contractorId })}?customer-deleted`,
    {
      status: 303,
    },
  );
}

export const meta: Route.MetaFunction = () => [{ title: "Delete a customer’s data" }];

/** Deletes what one business has about a customer, when the business or the customer asks staff to. */
export default function ContractorCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { name, businessName, contractorId } = loaderData;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading
        above={{ to: href("/admin/contractors/:id", { id: contractorId }), label: businessName }}
        title={name}
      />
      <Card as="section" aria-labelledby="delete">
        <h2 id="delete" className="text-lg">
          Delete this customer’s data
        </h2>
        <p className="mt-2 text-sm text-muted">
          Deletes their contact info, requests, messages, jobs, estimates, and draft invoices at{" "}
          {businessName}. Finalized invoices keep their numbers and amounts, without a name.
          Opt-outs stay, and other businesses keep what they have.
        </p>
        {useMayChange() ? (
          <Form method="post" noValidate className="mt-4 flex flex-col items-start gap-3">
            <TextField
              name="confirm"
              label={`Type ${confirmationWord} to confirm`}
              hint="You can’t undo it."
              autoComplete="off"
              defaultValue={actionData?.typed}
              error={actionData?.errors.confirm}
            />
            <Button type="submit" name="intent" value="delete" variant="danger" size="small">
              Delete permanently
            </Button>
          </Form>
        ) : null}
      </Card>
    </div>
  );
}
