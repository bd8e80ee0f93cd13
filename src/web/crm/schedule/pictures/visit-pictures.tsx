import { href } from "react-router";
import { listLeadPictures } from "~/domains/schedule/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { pictureAccessOf, visitWithLead } from "~/web/crm/schedule/visit-action.server.ts";
import { handlePicturesForm } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import { PicturesScreen } from "../../leads/pictures-screen.tsx";
import type { Route } from "./+types/visit-pictures";

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const { visit, leadId } = await visitWithLead(context, params.id);
  return {
    visit: { id: visit.id, customerName: visit.customerName },
    pictures: await listLeadPictures(context.get(platformContext), reader, leadId),
    requestKey: newRequestKey(),
    access: pictureAccessOf(reader),
  };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const { leadId } = await visitWithLead(args.context, args.params.id);
  return handlePicturesForm(args, member, leadId);
}

export const meta: Route.MetaFunction = () => [{ title: "Photos" }];
export const shouldRevalidate = reloadIfBehind;

/** Photos of the lead and of the work, for a visit. */
export default function VisitPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { visit, ...shown } = loaderData;
  return (
    <PicturesScreen
      above={{ to: href("/crm/schedule/visits/:id", { id: visit.id }), label: visit.customerName }}
      base={href("/crm/schedule/visits/:id/pictures", { id: visit.id })}
      result={actionData}
      {...shown}
    />
  );
}
