import { data } from "react-router";
import { describeTouch } from "~/features/attribution/attribution.ts";
import { findAttribution } from "~/features/attribution/record-attribution.server.ts";
import { planLabels } from "~/features/contractors/contractors.ts";
import { findContractor } from "~/features/desk/find-contractor.server.ts";
import { pauseAsStaff, publishAsStaff } from "~/features/directory/change-page-status.server.ts";
import { changeEmbedHosts } from "~/features/leads/change-embed-hosts.server.ts";
import { listEmbedHosts } from "~/features/leads/embed-hosts.server.ts";
import { listMessagesAbout } from "~/features/messages/list-messages.server.ts";
import { listChanges } from "~/features/staff/audit.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { readForm } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Card } from "~/ui/card.tsx";
import { DescriptionList } from "~/ui/description-list.tsx";
import type { Route } from "./+types/contractor";
import { ContractorAnswers } from "./contractor-answers.tsx";
import { ContractorEmbed } from "./contractor-embed.tsx";
import { ContractorMessages } from "./contractor-messages.tsx";
import { ContractorPages } from "./contractor-pages.tsx";
import { staffContext } from "./guard.server.ts";
import { useFormatDate } from "./use-format-date.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = readId(params.id);
  const found = id ? await findContractor(platform, id) : null;
  if (!found) throw data(null, { status: 404 });
  const { account, submission, pages } = found;
  const changed = [["contractor", account.id], ...pages.map((page) => ["seo_page", page.id])];
  return {
    ...found,
    embedHosts: await listEmbedHosts(platform, account.id),
    attribution: submission ? await findAttribution(platform, "submission", submission.id) : null,
    messages: submission ? await listMessagesAbout(platform, submission.id) : [],
    changes: (
      await Promise.all(
        changed.map(([entity = "", one = ""]) => listChanges(platform, entity, one)),
      )
    ).flat(),
  };
}

const outcomes = {
  live: "The page is live.",
  waiting: "Another contractor holds this territory. The page is on the waiting list.",
  not_found: "The page no longer exists.",
  paused: "The page is paused and off the site.",
  not_live: "The page was not live.",
};

/** Publish and Pause (decisions 10, 27), and where their lead form may stand. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const form = await readForm(request);
  if (form.get("intent") === "allow-hosts") {
    const typed = String(form.get("embed_hosts") ?? "");
    const change = await changeEmbedHosts(platform, member, readId(params.id) ?? "", typed);
    if (change.ok) return { message: "The websites are saved.", refused: null };
    const refused = { typed, problem: change.problem };
    return data({ message: change.problem, refused }, { status: 422 });
  }
  const pageId = readId(form.get("page_id"));
  if (!pageId) throw data(null, { status: 400 });
  const change = form.get("intent") === "pause" ? pauseAsStaff : publishAsStaff;
  return { message: outcomes[await change(platform, member, pageId)], refused: null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.account.businessName ?? "Contractor" },
];

export default function Contractor({ loaderData, actionData }: Route.ComponentProps) {
  const { account, progress, submission, pages, messages, changes, attribution } = loaderData;
  const format = useFormatDate();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{account.businessName}</h1>
        <Badge tone={submission?.is_completed ? "good" : "warning"}>
          {submission?.is_completed ? "Completed" : "In Progress"}
        </Badge>
      </div>
      {actionData ? (
        <Alert tone="info" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <Card as="section">
        <DescriptionList
          items={[
            { term: "Name", description: account.name },
            { term: "Email", description: account.email },
            {
              term: "Email confirmed",
              description: account.emailVerifiedAt
                ? format(account.emailVerifiedAt, "MMM d, yyyy HH:mm")
                : "Not yet",
            },
            { term: "Phone", description: account.phone ?? "Not given" },
            {
              term: "Plan",
              description: account.selectedPlan ? planLabels[account.selectedPlan] : "None",
            },
            { term: "Joined", description: format(account.createdAt, "MMM d, yyyy") },
            {
              term: "Came from",
              description: attribution ? describeTouch(attribution.first) : "Not known",
            },
            { term: "Step", description: `Step ${progress?.currentStep ?? 1}/7` },
          ]}
        />
      </Card>
      <ContractorPages pages={pages} />
      <ContractorEmbed
        businessName={account.businessName}
        pages={pages}
        hosts={loaderData.embedHosts}
        refused={actionData?.refused ?? null}
      />
      {submission ? <ContractorAnswers submission={submission} /> : null}
      <ContractorMessages messages={messages} changes={changes} />
    </div>
  );
}
