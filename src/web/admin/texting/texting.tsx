import { href } from "react-router";
import { findSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { listTrackedNumbers } from "~/domains/phone-numbers/senders/tracked/list-tracked-numbers.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { PageHeading } from "../frame/page-heading.tsx";
import type { Route } from "./+types/texting";
import { LimitsForm } from "./limits-form.tsx";
import { NumberCard } from "./number-card.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { SenderAlert } from "./sender-alert.tsx";
import { answerTexting } from "./texting-action.server.ts";
import { TrackedNumbersCard } from "./tracked-numbers-card.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = readId(params.id);
  const sender = id ? await findSender(platform, context.get(staffContext), id) : null;
  if (!id || !sender) throw notFound();
  const tracked = await listTrackedNumbers(platform, context.get(staffContext), id);
  return { sender, tracked, mayBuy: platform.sms !== null };
}

export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return answerTexting(args, id);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Texting: ${loaderData.sender.businessName}` : "Texting" },
];

/** What a business texts from: its number, its registration with the carriers, its limits. */
export default function Texting({ loaderData, actionData }: Route.ComponentProps) {
  const { sender, tracked, mayBuy } = loaderData;
  const refused = actionData?.values ? { ...actionData, values: actionData.values } : null;
  const refusedOf = (intent: string) => (refused?.values.intent === intent ? refused : null);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{
          to: href("/admin/contractors/:id", { id: sender.contractorId }),
          label: sender.businessName,
        }}
        title="Texting"
      />
      {actionData?.done ? (
        <Alert tone="good" role="status">
          {actionData.done}
        </Alert>
      ) : null}
      {refused?.message ? (
        <Alert tone="warning" role="status">
          {refused.message}
        </Alert>
      ) : null}
      <SenderAlert sender={sender} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <NumberCard
            sender={sender}
            mayBuy={mayBuy}
            assign={refusedOf("assign")}
            buy={refusedOf("buy")}
          />
          <LimitsForm sender={sender} refused={refusedOf("limits")} />
          <TrackedNumbersCard
            {...tracked}
            mayBuy={mayBuy}
            buyingPhone={sender.phone ? sender.buyingPhone : null}
            refused={refusedOf("track") ?? refusedOf("track-bought")}
          />
        </div>
        <RegistrationForm sender={sender} refused={refusedOf("registration")} />
      </div>
    </div>
  );
}
