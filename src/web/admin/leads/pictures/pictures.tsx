import { href } from "react-router";
import { findLead } from "~/domains/leads/index.server.ts";
import { listLeadPictures } from "~/domains/schedule/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { LeadPictures } from "~/web/shared/lead-pictures/lead-pictures.tsx";
import { handlePicturesForm } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/pictures";

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const leadDetails = id ? await findLead(platform, actor, id) : null;
  if (!leadDetails) throw notFound();
  const { lead } = leadDetails;
  return {
    lead: { id: lead.id, name: lead.name },
    pictures: await listLeadPictures(platform, actor, lead.id),
    requestKey: newRequestKey(),
  };
}

export const action = (args: Route.ActionArgs) =>
  handlePicturesForm(args, args.context.get(staffContext), readId(args.params.id));

export const meta: Route.MetaFunction = () => [{ title: "Photos" }];

/** A lead's photos, for staff. */
export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, pictures, requestKey } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{ to: href("/admin/leads/:id", { id: lead.id }), label: lead.name }}
        title="Photos"
      />
      <LeadPictures
        base={href("/admin/leads/:id/pictures", { id: lead.id })}
        pictures={pictures}
        requestKey={requestKey}
        result={actionData}
        access={useMayChange() ? "change" : "read"}
      />
    </div>
  );
}
