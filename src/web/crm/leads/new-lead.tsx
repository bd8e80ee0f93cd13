import { Form, href, Link, redirect } from "react-router";
import { addLead, type EntryPage, listEntryPages } from "~/domains/intake/index.server.ts";
import { newLeadSchema } from "~/domains/intake/index.ts";
import {
  leadSourceLabels,
  manualLeadSources,
  urgencies,
  urgencyLabels,
} from "~/domains/leads/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { ContactFields } from "~/web/crm/forms/customer-fields.tsx";
import { CustomerFinder } from "~/web/crm/forms/customer-finder.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { readSharedCookie, saveSharedCookie } from "~/web/crm/share/shared-cookie.server.ts";
import type { Route } from "./+types/new-lead";

export const meta: Route.MetaFunction = () => [{ title: "Add a lead" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const pages = await listEntryPages(context.get(platformContext), context.get(memberContext));
  const isShared = new URL(request.url).searchParams.has("shared");
  const shared = isShared ? readSharedCookie(request) : undefined;
  return { pages, requestKey: newRequestKey(), shared };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const added = await runForm(args, {
    read: (body) => check(newLeadSchema, body),
    call: ({ platform, requestKey }, request) => addLead(platform, member, { request, requestKey }),
  });
  if (!added.ok) return showAgain(added, { values: added.values });
  return redirect(href("/crm/leads/:id", { id: added.leadId }), {
    status: 303,
    headers: { "set-cookie": saveSharedCookie(args.request, null) },
  });
}

/** Adds a lead who called, walked in or was referred. */
export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, requestKey, shared } = loaderData;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/leads">Leads</TouchLink>
        <h1 className="text-2xl">Add a lead</h1>
        <p className="text-muted">
          Someone who called or walked in.{" "}
          <Link to="/crm/leads/import" className="text-link">
            Import a list
          </Link>
        </p>
      </header>
      {pages.length === 0 ? (
        <EmptyState title="No page yet">
          Each lead needs a service and a city. Set up your page first.
        </EmptyState>
      ) : (
        <NewLeadForm
          pages={pages}
          requestKey={requestKey}
          values={actionData?.values ?? shared}
          isRefused={actionData !== undefined}
          errors={actionData?.errors ?? {}}
          message={actionData?.message ?? null}
        />
      )}
    </div>
  );
}

type NewLeadFormProps = {
  pages: readonly EntryPage[];
  requestKey: string;
  /** Input of a rejected form. */
  values: FormValues | undefined;
  isRefused: boolean;
  errors: FieldErrors;
  message: string | null;
};

/** Customer, request, town and text consent: texts can be sent only with a recorded consent. */
function NewLeadForm(props: NewLeadFormProps) {
  const { pages, requestKey, values, isRefused, errors, message } = props;
  const typed = (name: string, otherwise = "") => typedText(values, name) ?? otherwise;
  const [first] = pages;
  if (!useIsMember()) return null;
  return (
    <Form method="post" noValidate className="group flex flex-col gap-5">
      <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
      <CustomerFinder />
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        defaultValue={typed("name")}
        error={errors.name}
      />
      <ContactFields
        shown={{ phone: typed("phone"), email: typed("email") }}
        errors={errors}
        needsPhone
      />
      <TextAreaField
        name="need"
        label="What do they need?"
        rows={3}
        defaultValue={typed("need")}
        error={errors.need}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="source"
          label="How did they reach you?"
          options={manualLeadSources.map((manualLeadSource) => ({
            value: manualLeadSource,
            label: leadSourceLabels[manualLeadSource],
          }))}
          defaultValue={typed("source")}
          error={errors.source}
        />
        <SelectField
          name="urgency"
          label="How soon?"
          options={urgencies.map((urgency) => ({ value: urgency, label: urgencyLabels[urgency] }))}
          defaultValue={typed("urgency", "this_week")}
          error={errors.urgency}
        />
        <SelectField
          name="page_id"
          label="Service and city"
          options={pages.map(({ id, service, city, state }) => ({
            value: id,
            label: `${serviceTitle(service)}, ${city}, ${state}`,
          }))}
          defaultValue={typed("page_id", first?.id)}
          error={errors.page_id}
        />
        <TextField
          name="zip_code"
          label="ZIP code"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed("zip_code", first?.zipCode ?? "")}
          error={errors.zip_code}
        />
      </div>
      <fieldset className="flex flex-col gap-3 rounded-2xl border border-line p-4">
        <legend className="px-1 font-semibold">Texts</legend>
        <CheckboxField
          name="agreed_to_texts"
          label="They agreed to texts about this request"
          hint="Without this, we can’t text them first. You can still call or email, and text back if they text you."
          defaultChecked={typed("agreed_to_texts") !== ""}
        />
        <div className="hidden flex-col gap-3 group-has-[input[name=agreed_to_texts]:checked]:flex">
          <TextField
            name="agreed_how"
            label="When and how did they agree?"
            hint="Saved with your name for five years. Example: On the phone this morning, they said yes."
            maxLength={300}
            defaultValue={typed("agreed_how")}
            error={errors.agreed_how}
          />
        </div>
      </fieldset>
      <CheckboxField
        name="follow_up"
        label="Start automatic follow-up"
        hint="By email, each with a link to unsubscribe. By text only if they agreed above. Nothing is sent without an email address or their consent."
        defaultChecked={!isRefused || typed("follow_up") !== ""}
      />
      <Button type="submit" variant="action" className="self-start">
        Add lead
      </Button>
    </Form>
  );
}
