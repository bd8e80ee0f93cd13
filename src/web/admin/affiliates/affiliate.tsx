import { href, Link } from "react-router";
import { findAffiliate } from "~/domains/growth/index.server.ts";
import type { ApplicationStatus } from "~/domains/growth/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useSite } from "~/web/shared/frame/use-site.ts";
import type { Route } from "./+types/affiliate";
import { handleAffiliateForm } from "./affiliate-action.server.ts";
import { affiliateLabels, affiliateTones } from "./affiliate-columns.ts";
import { AffiliateForm } from "./affiliate-form.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const affiliate = id
    ? await findAffiliate(context.get(platformContext), context.get(staffContext), id)
    : null;
  if (!affiliate) throw notFound();
  return { ...affiliate, saved: new URL(request.url).searchParams.has("saved") };
}

export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return handleAffiliateForm(args, id);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Affiliate: ${loaderData.affiliate.name}` : "Affiliate" },
];

/** One referral partner: their link, their referrals, and the progress of each. */
export default function Affiliate({ loaderData, actionData }: Route.ComponentProps) {
  const { affiliate, signUps, applications, saved } = loaderData;
  const { siteUrl } = useSite();
  const format = useFormatDate();
  const mayChange = useMayChange();
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        above={{ to: "/admin/affiliates", label: "Affiliates" }}
        title={affiliate.name}
        badges={
          <Badge tone={affiliateTones[affiliate.status]}>{affiliateLabels[affiliate.status]}</Badge>
        }
      >
        <p className="mt-1 text-sm break-words text-muted">
          {affiliate.email} · since {format(affiliate.createdAt, "MMM d, yyyy")}
        </p>
      </PageHeading>
      {saved && !actionData ? (
        <Alert tone="good" role="status">
          Affiliate saved.
        </Alert>
      ) : null}
      <Card as="section">
        <h2 className="text-lg">Referral link</h2>
        <p className="mt-2 font-mono text-sm break-all">
          {siteUrl}/?ref={affiliate.referralCode}
        </p>
        <p className="mt-2 text-sm text-muted">
          Add the code to any public page’s address. We credit this affiliate for 90 days, unless
          the visitor later follows another affiliate’s link.
        </p>
      </Card>
      <Referred signUps={signUps} applications={applications} />
      {mayChange ? (
        <Card as="section" className="max-w-3xl">
          <h2 className="mb-4 text-lg">Details</h2>
          <AffiliateForm affiliate={affiliate} refused={actionData} />
        </Card>
      ) : null}
    </div>
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof findAffiliate>>>;

const labels: Record<ApplicationStatus, string> = {
  pending: "Applied, pending",
  approved: "Applied, approved",
  rejected: "Applied, rejected",
};

/** A partner's referrals and the progress of each. */
function Referred({ signUps, applications }: Pick<Found, "signUps" | "applications">) {
  const format = useFormatDate();
  if (signUps.length + applications.length === 0) {
    return <EmptyState title="No referrals yet" />;
  }
  return (
    <Table caption="Referrals">
      <thead>
        <tr>
          <Th>Business</Th>
          <Th>Activity</Th>
          <Th>Progress</Th>
          <Th>Since</Th>
        </tr>
      </thead>
      <tbody>
        {signUps.map((signUp) => (
          <tr key={signUp.id}>
            <Th scope="row">
              <Link
                to={href("/admin/contractors/:id", { id: signUp.contractorId })}
                className="text-link"
              >
                {signUp.businessName}
              </Link>
            </Th>
            <Td>Signed up</Td>
            <Td>
              <Badge tone={signUp.isCompleted ? "good" : "warning"}>
                {signUp.isCompleted ? "Completed" : `Step ${signUp.currentStep}/7`}
              </Badge>
            </Td>
            <Td className="whitespace-nowrap">{format(signUp.createdAt, "MMM d, yyyy")}</Td>
          </tr>
        ))}
        {applications.map((application) => (
          <tr key={application.id}>
            <Th scope="row">{application.businessName}</Th>
            <Td>Revenue share</Td>
            <Td>
              <Badge tone={application.status === "approved" ? "good" : "neutral"}>
                {labels[application.status]}
              </Badge>
            </Td>
            <Td className="whitespace-nowrap">{format(application.createdAt, "MMM d, yyyy")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
