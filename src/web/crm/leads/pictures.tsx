import { href, redirect } from "react-router";
import { findOwnCanonicalLead } from "~/domains/intake/index.server.ts";
import { findOwnLead } from "~/domains/leads/index.server.ts";
import { listLeadPictures } from "~/domains/schedule/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { handlePicturesForm } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/pictures";
import { PicturesScreen } from "./pictures-screen.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const leadDetails = id ? await findOwnLead(platform, reader, id) : null;
  if (!leadDetails) {
    const canonicalId = id && (await findOwnCanonicalLead(platform, reader, id));
    if (canonicalId) throw redirect(href("/crm/leads/:id/pictures", { id: canonicalId }));
    throw notFound();
  }
  const { lead } = leadDetails;
  return {
    lead: { id: lead.id, name: lead.name },
    pictures: await listLeadPictures(platform, reader, lead.id),
    requestKey: newRequestKey(),
  };
}

export const action = (args: Route.ActionArgs) =>
  handlePicturesForm(args, sessionMember(args.context), readId(args.params.id));

export const meta: Route.MetaFunction = () => [{ title: "Photos" }];

/** Photos of a lead. */
export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, pictures, requestKey } = loaderData;
  const isMember = useIsMember();
  return (
    <PicturesScreen
      above={{ to: href("/crm/leads/:id", { id: lead.id }), label: lead.name }}
      base={href("/crm/leads/:id/pictures", { id: lead.id })}
      pictures={pictures}
      requestKey={requestKey}
      result={actionData}
      access={isMember ? "change" : "read"}
      leadId={isMember ? lead.id : null}
    />
  );
}
