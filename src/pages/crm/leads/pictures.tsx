import { href, Link, redirect } from "react-router";
import { findKeptLead } from "~/features/lead-merges/list-duplicates.server.ts";
import { findOwnLead } from "~/features/leads/own/find-own-lead.server.ts";
import { listLeadPictures } from "~/features/leads/pictures/list-lead-pictures.server.ts";
import { useLiveUpdates } from "~/pages/site/frame/use-live-updates.ts";
import { LeadPictures } from "~/pages/site/lead-pictures/lead-pictures.tsx";
import { answerPictures } from "~/pages/site/lead-pictures/pictures-action.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/pictures";

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const found = id ? await findOwnLead(platform, reader, id) : null;
  if (!found) {
    const kept = id && (await findKeptLead(platform, reader, id));
    if (kept) throw redirect(href("/crm/leads/:id/pictures", { id: kept }));
    throw notFound();
  }
  const { lead } = found;
  return {
    lead: { id: lead.id, name: lead.name },
    pictures: await listLeadPictures(platform, reader, lead.id),
    requestKey: newRequestKey(),
  };
}

export const action = (args: Route.ActionArgs) => answerPictures(args, sessionMember(args.context));

export const meta: Route.MetaFunction = () => [{ title: "Pictures" }];

/** The pictures of a lead of one's own business. */
export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, pictures, requestKey } = loaderData;
  const isMember = useIsMember();
  useLiveUpdates("/crm/events", "message", "lead");
  return (
    <div className="flex flex-col gap-5">
      <header>
        <Link
          to={href("/crm/leads/:id", { id: lead.id })}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {lead.name}
        </Link>
        <h1 className="text-2xl">Pictures</h1>
      </header>
      <LeadPictures
        base={href("/crm/leads/:id/pictures", { id: lead.id })}
        pictures={pictures}
        requestKey={requestKey}
        answer={actionData}
        mayChange={isMember}
      />
    </div>
  );
}
