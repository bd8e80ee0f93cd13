import { Form, href, redirect } from "react-router";
import { addressOf } from "~/domains/leads/index.ts";
import {
  editJob,
  findJobDetails,
  listRecentCustomers,
  suggestCustomers,
} from "~/domains/office/index.server.ts";
import { jobDetailsSchema } from "~/domains/office/index.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId, searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { withChosenAddress } from "~/web/crm/forms/chosen-address.ts";
import { AddressField, ChangedElsewhere, ContactFields } from "~/web/crm/forms/customer-fields.tsx";
import { CustomerFinder } from "~/web/crm/forms/customer-finder.tsx";
import { RecentCustomers } from "~/web/crm/forms/recent-customers.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/edit-job";

export const meta: Route.MetaFunction = () => [{ title: "Edit job" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const jobId = readId(params.id);
  const { searchParams } = new URL(request.url);
  const customerId = readId(searchParams.get("customer"));
  const details = jobId ? await findJobDetails(platform, reader, { jobId, customerId }) : null;
  if (!details) throw notFound();
  const recent = searchParams.has("move") ? await listRecentCustomers(platform, reader) : [];
  return { ...details, recent, isMove: searchParams.has("move") };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const received = await receiveForm(args.request);
  const { body } = received;
  if (body.intent === "find") {
    const platform = args.context.get(platformContext);
    const typed = searchText(String(body.customer_name ?? ""), maxSearch);
    const found = await suggestCustomers(platform, member, typed);
    return { values: body, errors: {}, message: null, isOutdated: false, found };
  }
  const saved = await runReceived(args, received, {
    read: (body) => check(jobDetailsSchema, withChosenAddress(body)),
    call: ({ platform }, request) => editJob(platform, member, id, request),
  });
  if (saved.ok) return redirect(href("/crm/jobs/:id", { id }), { status: 303 });
  if (saved.code === "not_found") throw notFound();
  const isOutdated = saved.code === "changed_elsewhere";
  return showAgain(saved, { values: saved.values, isOutdated, found: null }, {});
}

/** Edits a job's title, address, and contact, and moves it to another customer. */
export default function EditJob({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, next, addresses, recent, isMove } = loaderData;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const shownJob = {
    customer_name: saved.customerName,
    phone: formatPhone(saved.phone, saved.phoneExtension) ?? "",
    email: saved.email ?? "",
    address: addressOf(saved.address) ?? "",
    what: saved.what,
  };
  const shown = next
    ? {
        ...shownJob,
        customer_name: next.name,
        phone: formatPhone(next.phone, next.phoneExtension) ?? "",
        email: next.email ?? "",
        address: next.address,
      }
    : shownJob;
  const typed = (name: keyof typeof shown) => typedText(values, name) ?? shown[name];
  const page = href("/crm/jobs/:id/edit", { id: saved.id });
  const found = actionData?.found ?? null;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/jobs/:id", { id: saved.id })}>Job</TouchLink>
        <h1 className="text-2xl">Edit job</h1>
      </header>
      {actionData?.isOutdated ? (
        <ChangedElsewhere
          savedValues={[
            ["Customer", shownJob.customer_name],
            ["Job", shownJob.what],
            ["Address", shownJob.address],
            ["Phone", shownJob.phone],
            ["Email", shownJob.email],
          ]}
        />
      ) : actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      {next ? (
        <Alert tone="info" title={`Move this job to ${next.name}`}>
          <p>
            Its appointments and drafts move too. Estimates and invoices that you sent stay the
            same. Links that {saved.customerName} got for these appointments stop working.
          </p>
        </Alert>
      ) : isMove ? null : (
        <TouchLink to={`${page}?move`}>Move to another customer</TouchLink>
      )}
      <Form method="post" noValidate className="flex flex-col gap-5">
        {/* The first submit button of a form handles the Enter key. */}
        <button type="submit" className="sr-only" tabIndex={-1}>
          Save
        </button>
        <input type="hidden" name="seen" value={saved.seen} />
        <input
          type="hidden"
          name="customer_id"
          value={typedText(values, "customer_id") ?? next?.customerId ?? ""}
        />
        {isMove && !next ? (
          <RecentCustomers customers={recent} hrefOf={(id) => `${page}?customer=${id}`} />
        ) : null}
        {isMove && !next ? <CustomerFinder /> : null}
        <TextField
          name="customer_name"
          label="Customer"
          autoComplete="off"
          maxLength={200}
          defaultValue={typed("customer_name")}
          error={errors.customer_name}
        />
        {isMove && !next ? (
          <Button
            type="submit"
            name="intent"
            value="find"
            variant="secondary"
            className="self-start"
          >
            Find customer
          </Button>
        ) : null}
        {found?.length === 0 ? <p role="status">No customer matches this name.</p> : null}
        {found && found.length > 0 ? (
          <ul aria-label="Customers found">
            {found.map(({ id, name, address }) => (
              <li key={`${id} ${address}`}>
                <TouchLink to={`${page}?customer=${id}`}>
                  {[name, address].filter(Boolean).join(", ")}
                </TouchLink>
              </li>
            ))}
          </ul>
        ) : null}
        <TextField
          name="what"
          label="Job description"
          maxLength={200}
          defaultValue={typed("what")}
          error={errors.what}
        />
        <AddressField
          shown={typed("address")}
          addresses={addresses}
          chosen={typedText(values, "property")}
          error={errors.address}
        />
        <ContactFields shown={{ phone: typed("phone"), email: typed("email") }} errors={errors} />
        {useIsMember() ? (
          <Button type="submit" variant="action" className="self-start">
            {next ? "Move job" : "Save"}
          </Button>
        ) : null}
        <p className="text-sm text-muted">Your customer isn’t notified of changes here.</p>
      </Form>
    </div>
  );
}
