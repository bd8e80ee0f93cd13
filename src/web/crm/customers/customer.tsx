import { href } from "react-router";
import { listCallableOfCustomer } from "~/domains/inbox/index.server.ts";
import { readTimeline } from "~/domains/office/index.server.ts";
import { findOwnZone, listAttachedFiles } from "~/domains/schedule/index.server.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { AttachedFiles } from "~/web/crm/files/attached-files.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/customer";
import { handleCustomerForm } from "./customer-action.server.ts";
import { CustomerContacts, CustomerMerges, CustomerProperties } from "./customer-details.tsx";
import { CustomerHead, CustomerOpen, CustomerWork } from "./customer-summary.tsx";
import { CustomerNoteForm, CustomerTimeline } from "./customer-timeline.tsx";
import { MergedNotice } from "./merged-notice.tsx";
import { openCustomer } from "./open-customer.server.ts";
import { CustomerTexts } from "./text-consent.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Customer" }];

export const shouldRevalidate = reloadIfBehind;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { customer, isMerged } = await openCustomer(platform, reader, params.id);
  const before = readBefore(new URL(request.url).searchParams);
  const phones = customer.contacts.flatMap(({ kind, value }) => (kind === "phone" ? [value] : []));
  const [timeline, zone, files, callable] = await Promise.all([
    readTimeline(platform, reader, customer.id, before),
    findOwnZone(platform, reader),
    listAttachedFiles(platform, reader, { customerId: customer.id }),
    listCallableOfCustomer(platform, reader, {
      customerId: customer.id,
      phones: customer.doNotContactAt ? [] : phones,
    }),
  ]);
  return {
    customer,
    callable,
    isMerged,
    timeline,
    zone,
    today: dayOf(platform.clock.now(), zone),
    isOlder: before !== null,
    noteKey: newRequestKey(),
    files,
    fileKey: newRequestKey(),
  };
}

/** The last entry of the page before, as its time and id. */
function readBefore(parameters: URLSearchParams): { at: Date; id: string } | null {
  const id = readId(parameters.get("before"));
  const at = new Date(parameters.get("at") ?? "");
  return id && !Number.isNaN(at.getTime()) ? { at, id } : null;
}

export async function action(args: Route.ActionArgs) {
  const customerId = readId(args.params.id);
  if (!customerId) throw notFound();
  return handleCustomerForm(args, customerId);
}

/** A customer: contact info, what is open, the history, and the places where work is done. */
export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, callable, isMerged, timeline, zone, today, isOlder, noteKey } = loaderData;
  const isMember = useIsMember();
  useLiveUpdates(
    "/crm/events",
    "customer",
    "message",
    "call",
    "lead",
    "job-estimate",
    "invoice",
    "visit",
  );
  const refused = actionData?.refused;
  return (
    <div className="flex flex-col gap-5">
      <CustomerHead customer={customer} callable={callable} />
      <ActionToasts toasts={actionData?.toasts} />
      <MergedNotice isMerged={isMerged} customer={customer} />
      {customer.doNotContactAt ? (
        <Alert tone="warning" title="Do not contact">
          You can’t text or call them from here, and they get no follow-up, review requests, or
          estimate reminders. They still get emails about a booked appointment or an invoice, and
          emails that your team writes.
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <CustomerOpen customer={customer} zone={zone} />
          {isMember ? <CustomerNoteForm requestKey={noteKey} refused={refused} /> : null}
          <CustomerTimeline customerId={customer.id} timeline={timeline} isOlder={isOlder} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CustomerContacts customer={customer} callable={callable} refused={refused} />
          <CustomerTexts customer={customer} today={today} refused={refused} />
          <CustomerProperties customer={customer} />
          <CustomerWork customer={customer} zone={zone} />
          <AttachedFiles
            files={loaderData.files}
            page={href("/crm/customers/:id", { id: customer.id })}
            ownerId={customer.id}
            adds={isMember}
            changes={isMember}
            fileKey={loaderData.fileKey}
            refused={refused}
          />
          <CustomerMerges customer={customer} />
        </div>
      </div>
    </div>
  );
}
