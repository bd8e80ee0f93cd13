import { href } from "react-router";
import { findJobItems, listPrices, saveJobItems } from "~/domains/billing/index.server.ts";
import {
  applyEditorStep,
  parseJobItemsForm,
  readStep,
  shownLines,
  type TypedJobItems,
  toJobItemsForm,
} from "~/domains/billing/index.ts";
import { findJob } from "~/domains/office/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EditorForm } from "~/web/crm/estimates/editor-form.tsx";
import { lineFromPrice, respondWithEditor } from "~/web/crm/estimates/estimate-action.server.ts";
import { useInitialValues } from "~/web/crm/estimates/use-initial-values.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/job-items";

export const meta: Route.MetaFunction = () => [{ title: "Line items" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const job = id ? await findJob(platform, reader, id) : null;
  if (!job) throw notFound();
  const [items, prices] = await Promise.all([
    findJobItems(platform, reader, job.id),
    listPrices(platform, reader),
  ]);
  return { job: { id: job.id, what: job.what }, items, prices, requestKey: newRequestKey() };
}

const messages = {
  changed_elsewhere:
    "A teammate saved these line items while you were editing. Your version is below; saving it replaces theirs.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const jobId = readId(args.params.id) ?? "";
  if (!jobId) throw notFound();
  let typed: TypedJobItems | undefined;
  let revision = 0;
  const result = await runForm(args, {
    call: async (sent) => {
      const step = readStep(sent.body.intent);
      if (!step || step.kind === "add-option" || step.kind === "remove-option") throw malformed();
      const price = await lineFromPrice(sent, member, step);
      typed = applyEditorStep(parseJobItemsForm(sent.body), step, price);
      revision = Number(sent.body.revision);
      const saved = await saveJobItems(sent.platform, member, { jobId, revision, typed });
      if (saved.ok) revision = saved.revision;
      return saved;
    },
  });
  if (!result.ok && result.code === "changed_elsewhere") {
    const now = await findJobItems(args.context.get(platformContext), member, jobId);
    revision = now.revision;
  }
  return respondWithEditor(result, { typed, revision, messages, message: "Saved." });
}

/** Edits a job's line items, with which its invoice starts. */
export default function JobItems({ loaderData, actionData }: Route.ComponentProps) {
  const { job, items, prices, requestKey } = loaderData;
  const initial = useInitialValues(
    {
      typed: actionData?.typed ?? toJobItemsForm(items.content),
      shown: shownLines(items.content),
      revision: items.revision,
    },
    actionData,
  );
  const errors = actionData?.errors ?? {};
  const { fields } = initial.typed;
  return (
    <div className="flex flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/jobs/:id", { id: job.id })}>{job.what}</TouchLink>
        <h1 className="text-2xl">Line items</h1>
        <p className="mt-1 text-muted">
          The invoice starts with these. An estimate your customer accepted doesn’t change.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <EditorForm
        {...initial}
        requestKey={requestKey}
        prices={prices}
        hasOptions={false}
        hasCustomer={false}
        result={actionData}
      >
        <Card as="section" aria-labelledby="terms" className="flex flex-col gap-4 max-sm:p-4">
          <h2 id="terms" className="text-lg">
            Totals
          </h2>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="discount"
              label="Discount"
              optional
              placeholder="10% or 50.00"
              defaultValue={fields.discount}
              error={errors.discount}
            />
            <TextField
              name="tax_rate"
              label="Tax rate (%)"
              optional
              inputMode="decimal"
              defaultValue={fields.tax_rate}
              error={errors.tax_rate}
            />
          </div>
        </Card>
        <Button type="submit" name="intent" value="save" variant="action" className="sm:self-start">
          Save
        </Button>
      </EditorForm>
    </div>
  );
}
