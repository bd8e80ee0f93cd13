import { Link, redirect } from "react-router";
import {
  findSimulatedCall,
  findSimulatedDrop,
  findSimulatedOutgoingCall,
  listCalledNumbers,
  readPhones,
  simulateCall,
  simulateDrop,
  simulateOutgoingCall,
  textAsHomeowner,
} from "~/domains/inbox/index.server.ts";
import {
  phoneTextSchema,
  simulateCallSchema,
  simulateDropSchema,
  simulateOutgoingSchema,
} from "~/domains/inbox/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/phone";
import { PhoneScreen } from "./phone-screen.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Homeowner’s phone" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const conversation = readId(new URL(request.url).searchParams.get("conversation"));
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const phones = await readPhones(platform, actor, conversation);
  if (!phones) throw notFound();
  const shown = phones.shown?.conversationId;
  const [call, outgoing, drop, numbers] = shown
    ? await Promise.all([
        findSimulatedCall(platform, actor, shown),
        findSimulatedOutgoingCall(platform, actor, shown),
        findSimulatedDrop(platform, actor, shown),
        listCalledNumbers(platform, actor, shown),
      ])
    : [null, null, null, []];
  return { ...phones, call, outgoing, drop, numbers, requestKey: newRequestKey() };
}

/** Texts or calls the business as the homeowner. */
export async function action(args: Route.ActionArgs) {
  const actor = args.context.get(staffContext);
  const sent = await runForm(args, {
    call: async ({ platform, body, requestKey: key }) => {
      if (body.act !== undefined) {
        const tried = check(simulateCallSchema, body);
        return tried.ok ? simulateCall(platform, actor, { ...tried.value, key }) : tried;
      }
      if (body.drop !== undefined) {
        const tried = check(simulateDropSchema, body);
        return tried.ok ? simulateDrop(platform, actor, tried.value) : tried;
      }
      if (body.outgoing !== undefined) {
        const tried = check(simulateOutgoingSchema, body);
        return tried.ok ? simulateOutgoingCall(platform, actor, tried.value) : tried;
      }
      const typed = check(phoneTextSchema, body);
      if (!typed.ok) return typed;
      const { conversation_id: conversationId, text } = typed.value;
      return textAsHomeowner(platform, actor, { conversationId, text, key });
    },
  });
  if (sent.ok) {
    const conversation = readId(sent.values.conversation_id);
    return redirect(`/admin/phone?conversation=${conversation}`, { status: 303 });
  }
  if (sent.code === "not_found") throw notFound();
  return showAgain(sent, { text: String(sent.values.text ?? "") });
}

/** A homeowner's phone with replies, while no texting provider is set. */
export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  const { phones, shown, call, outgoing, drop, numbers, requestKey } = loaderData;
  useLiveUpdates("/admin/events", "lead", "message", "call", "conversation", "person");
  return (
    <div className="flex flex-col gap-6">
      <ListHeading title="Homeowner’s phone">
        No text provider is set up, so texts are recorded instead of being sent. Read them here as
        the homeowner would, then reply or call. It works like a real phone.
      </ListHeading>
      {shown ? (
        <div className="grid items-start gap-6 lg:grid-cols-[18rem_1fr]">
          <PhoneList phones={phones} current={shown.conversationId} />
          <PhoneScreen
            key={shown.conversationId}
            shown={shown}
            call={call}
            outgoing={outgoing}
            drop={drop}
            numbers={numbers}
            requestKey={requestKey}
            typed={actionData?.text ?? ""}
            problem={actionData?.errors.text ?? actionData?.message ?? null}
          />
        </div>
      ) : (
        <EmptyState title="No conversations yet">
          Request an estimate on the page of a business that has a texting number, and agree to
          texts.
        </EmptyState>
      )}
    </div>
  );
}

type Phones = {
  phones: readonly {
    conversationId: string;
    name: string;
    phone: string | null;
    businessName: string;
  }[];
  current: string;
};

/** Homeowners whose phones can be viewed. */
function PhoneList({ phones, current }: Phones) {
  return (
    <nav aria-label="Homeowners">
      <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto lg:max-h-160">
        {phones.map(({ conversationId, name, phone, businessName }) => (
          <li key={conversationId}>
            <Link
              to={`/admin/phone?conversation=${conversationId}`}
              aria-current={conversationId === current ? "page" : undefined}
              className="block rounded-lg px-3 py-2 hover:bg-sunken aria-[current=page]:bg-sunken"
            >
              <span className="block font-semibold break-words">{name}</span>
              <span className="block text-sm text-muted break-words">
                {formatPhone(phone)} · {businessName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
