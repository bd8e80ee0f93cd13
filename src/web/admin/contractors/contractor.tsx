import type { ComponentProps } from "react";
import { Form, href } from "react-router";
import { findTimingTask, readResponseTimes } from "~/domains/follow-ups/index.server.ts";
import { listNotes, listTeam } from "~/domains/identity/index.server.ts";
import { listContractorLeads } from "~/domains/leads/index.server.ts";
import { listMessagesOf } from "~/domains/messaging/index.server.ts";
import {
  findContractor,
  findHeldImport,
  findSuspension,
  type HeldImport,
  hashContact,
  readContractorMail,
} from "~/domains/operations/index.server.ts";
import { findSender } from "~/domains/phone-numbers/index.server.ts";
import { findPlanForStaff } from "~/domains/publishing/index.server.ts";
import { findAttribution, listChangesAmong } from "~/domains/shared/index.server.ts";
import { listAnswers } from "~/domains/signup/index.ts";
import { listEmbedHosts } from "~/domains/storefront/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import { PersonData } from "../privacy/person-data.tsx";
import type { Route } from "./+types/contractor";
import { ContractorMembers, ContractorPlan } from "./contractor-account.tsx";
import { handleContractorForm } from "./contractor-action.server.ts";
import {
  ContractorChanges,
  ContractorLeads,
  ContractorMessages,
  ContractorNotes,
} from "./contractor-activity.tsx";
import { ContractorEmbed } from "./contractor-embed.tsx";
import {
  ContractorFacts,
  EditContact,
  type RefusedFields,
  Suspend,
  Suspended,
} from "./contractor-facts.tsx";
import { ContractorFollowUps, ContractorTexting } from "./contractor-follow-ups.tsx";
import {
  ContractorAnswers,
  ContractorBrand,
  ContractorOnboarding,
} from "./contractor-onboarding.tsx";
import { ContractorPages } from "./contractor-pages.tsx";
import { ContractorStatus } from "./contractor-status.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const contractor = id ? await findContractor(platform, actor, id) : null;
  if (!contractor) throw notFound();
  const { account, submission, pages } = contractor;
  const subjectIds = submission ? [submission.id] : [];
  const changed = pages.map((page) => ({ entity: "seo_page", entityId: page.id }));
  const [
    embedHosts,
    attribution,
    messages,
    leads,
    notes,
    mail,
    changes,
    sender,
    task,
    speeds,
    members,
    plan,
    heldImport,
    suspension,
  ] = await Promise.all([
    listEmbedHosts(platform, account.id),
    submission && findAttribution(platform, actor, "submission", submission.id),
    listMessagesOf(platform, actor, { address: account.email, subjectIds }),
    listContractorLeads(platform, actor, account.id),
    listNotes(platform, actor, account.id),
    readContractorMail(platform, actor, account),
    listChangesAmong(platform, actor, [{ entity: "contractor", entityId: account.id }, ...changed]),
    findSender(platform, actor, account.id),
    findTimingTask(platform, actor, account.id),
    readResponseTimes(platform, actor, account.id),
    listTeam(platform, actor, account.id),
    findPlanForStaff(platform, actor, account.id),
    findHeldImport(platform, actor, account.id),
    findSuspension(platform, actor, account.id),
  ]);
  const contactSeen = hashContact(account);
  const requestKey = newRequestKey();
  const sections = { embedHosts, attribution, messages, leads, notes, mail, changes, sender };
  return {
    ...contractor,
    ...sections,
    customerDeleted: new URL(request.url).searchParams.has("customer-deleted"),
    answers: submission && listAnswers(submission),
    task,
    speeds,
    members,
    plan,
    held: heldImport,
    suspension,
    contactSeen,
    requestKey,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const id = readId(params.id);
  if (!id) throw notFound();
  return handleContractorForm(context, id, await readForm(request));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.account.businessName ?? "Contractor" },
];
export const shouldRevalidate = reloadIfBehind;

export default function Contractor({ loaderData, actionData }: Route.ComponentProps) {
  const { account, answers, progress, submission, pages } = loaderData;
  const fields: RefusedFields | null =
    actionData && "fields" in actionData ? actionData.fields : null;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/contractors", label: "Contractors" }}
        title={account.businessName}
        badges={<ContractorStatus completed={account.isCompleted} />}
      />
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {loaderData.customerDeleted ? (
        <Alert tone="good" role="status">
          Customer data deleted.
        </Alert>
      ) : null}
      {loaderData.suspension ? <Suspended suspension={loaderData.suspension} /> : null}
      {loaderData.held ? <ContractorHeld held={loaderData.held} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <ContractorFacts
            account={account}
            attribution={loaderData.attribution}
            mail={loaderData.mail}
          >
            <EditContact account={account} seen={loaderData.contactSeen} refused={fields} />
          </ContractorFacts>
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ContractorPages pages={pages} />
          <ContractorLeads leads={loaderData.leads} businessName={account.businessName} />
          <ContractorMessages messages={loaderData.messages} />
          {answers ? <ContractorAnswers byStep={answers} /> : null}
          <ContractorEmbed
            businessName={account.businessName}
            pages={pages}
            hosts={loaderData.embedHosts}
            refused={fields?.embed_hosts ?? null}
          />
          <ContractorChanges changes={loaderData.changes} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
          <ContractorMembers
            {...loaderData.members}
            requestKey={loaderData.requestKey}
            refused={fields?.email}
          />
          <ContractorPlan plan={loaderData.plan} refused={fields?.paid_until} />
          {loaderData.sender ? <ContractorTexting sender={loaderData.sender} /> : null}
          <ContractorFollowUps
            account={account}
            pages={pages}
            task={loaderData.task}
            speeds={loaderData.speeds}
          />
          <ContractorOnboarding progress={progress} submission={submission} />
          <ContractorNotes
            notes={loaderData.notes}
            requestKey={loaderData.requestKey}
            refused={fields?.note}
          />
          {submission ? <ContractorBrand submission={submission} /> : null}
          {loaderData.suspension ? null : <Suspend refused={fields?.reason} />}
          <ContractorPerson
            id={account.id}
            otherAccounts={loaderData.mail.otherAccounts}
            refused={fields?.confirm}
          />
        </div>
      </div>
    </div>
  );
}

type ContractorPersonProps = { id: string; otherAccounts: number } & Pick<
  ComponentProps<typeof PersonData>,
  "refused"
>;

/** Export and erasure of a contractor's data. */
function ContractorPerson({ id, otherAccounts, refused }: ContractorPersonProps) {
  const otherBusinesses =
    otherAccounts === 1 ? "Another account has" : `${otherAccounts} other accounts have`;
  return (
    <PersonData
      title="This business’s data"
      exportHref={href("/admin/contractors/:id/data.json", { id })}
      intent="delete"
      refused={refused}
      hint="Its pages go offline. Leads, sign-up answers, and messages are permanently deleted. Commission records stay, with the name removed."
    >
      Everything saved about this business: sign-up answers, pages, leads, messages, notes, lead
      estimates, applications, and referrals.
      {otherAccounts > 0
        ? ` ${otherBusinesses} the same address, so data tied only to the address stays.`
        : null}
    </PersonData>
  );
}

/** Says that an imported business sends nothing, and lets staff turn sending on (`you-own-it.quiet`). */
function ContractorHeld({ held }: { held: HeldImport }) {
  const format = useFormatDate();
  const mayRelease = useMayChange();
  const { source, createdAt } = held;
  return (
    <Alert tone="warning" title="Imported from another installation: sending is off">
      <p>
        Imported from {source},{" "}
        <time dateTime={createdAt.toISOString()}>{format(createdAt, "MMM d, yyyy h:mm a")}</time>.
        Its pages are paused, and messages that were waiting there are on hold under Messages.
        Publish its pages, connect its number and web addresses, then release it. Its follow-ups
        continue where they left off.
      </p>
      {mayRelease ? (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="release-business" size="small">
            Release
          </Button>
        </Form>
      ) : (
        <p className="mt-1">A staff member who can make changes can release it here.</p>
      )}
    </Alert>
  );
}
