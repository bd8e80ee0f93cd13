import { Form } from "react-router";
import { type BlockedKind, minutesOfClock } from "~/domains/availability/index.ts";
import {
  addBlockedTime,
  type Crew,
  listBlockedTimes,
  listCrews,
  removeBlockedTime,
} from "~/domains/schedule/index.server.ts";
import { blockedTimeSchema, formatClock, formatDay } from "~/domains/schedule/index.ts";
import { readDay } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { clockField, readClock } from "~/web/crm/schedule/visit-labels.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import type { Route } from "./+types/time-off";

export const meta: Route.MetaFunction = () => [{ title: "Time off and blocked time" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const [blocked, crews] = await Promise.all([
    listBlockedTimes(platform, reader),
    listCrews(platform, reader),
  ]);
  const chosen = readChosenTime(new URL(request.url).searchParams);
  return { ...blocked, crews, chosen, requestKey: newRequestKey() };
}

/** An hour chosen in the schedule, as form field values; nothing by default. */
function readChosenTime(search: URLSearchParams): Record<string, string> {
  const [day, time] = [readDay(search.get("day")), readClock(search.get("time"))];
  if (!day || !time) return {};
  const end = Math.min(minutesOfClock(time) + 60, 24 * 60 - 15);
  return {
    kind: "blocked",
    crew_id: readId(search.get("crew")) ?? "",
    from_date: day,
    from_time: time,
    to_time: clockField(end),
  };
}

const messages = { key_reused: "This was already added. Check the list before you add it again." };

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const saved = await runForm(args, {
    call: async ({ platform, body, requestKey }) => {
      if (body.intent === "delete") {
        const id = readId(body.blocked_time_id);
        if (!id) throw notFound();
        return removeBlockedTime(platform, member, id);
      }
      const checked = check(blockedTimeSchema, body);
      if (!checked.ok) return checked;
      return addBlockedTime(platform, member, { request: checked.value, requestKey });
    },
  });
  if (saved.ok) {
    const message = saved.values.intent === "delete" ? "Deleted." : "Added to your schedule.";
    return { message, errors: {}, values: undefined };
  }
  if (saved.code === "not_found") throw notFound();
  return showAgain(saved, { values: saved.values }, messages);
}

const kindLabels: Record<BlockedKind, string> = { time_off: "Time off", blocked: "Blocked time" };

/** Times at which the business or a crew takes no appointments. */
export default function TimeOff({ loaderData, actionData }: Route.ComponentProps) {
  const { times, zone, crews, chosen, requestKey } = loaderData;
  const isMember = useIsMember();
  const at = (moment: Date) => `${formatDay(moment, zone)}, ${formatClock(moment, zone)}`;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <h1 className="text-2xl">Time off and blocked time</h1>
        <p className="mt-1 text-muted">
          We don’t suggest or offer these times. Appointments already booked stay.
        </p>
      </header>
      {actionData?.message ? (
        <Alert
          tone={actionData.values ? "bad" : "good"}
          role={actionData.values ? "alert" : "status"}
        >
          {actionData.message}
        </Alert>
      ) : null}
      {isMember ? (
        <BlockedTimeForm
          crews={crews}
          chosen={chosen}
          requestKey={requestKey}
          refused={actionData?.values ? actionData : undefined}
        />
      ) : null}
      <section aria-labelledby="upcoming" className="flex flex-col gap-3">
        <h2 id="upcoming" className="text-lg">
          Upcoming
        </h2>
        {times.length === 0 ? <p className="text-muted">Nothing planned.</p> : null}
        <ul className="flex flex-col gap-3">
          {times.map(({ id, kind, crewName, startsAt, endsAt, reason }) => {
            const title = `${kindLabels[kind]}: ${crewName ?? "Whole business"}`;
            return (
              <Card as="li" key={id} className="flex flex-col gap-1 max-sm:p-4">
                <span className="font-semibold break-words">{title}</span>
                <span>
                  {at(startsAt)} to {at(endsAt)}
                </span>
                {reason ? <span className="break-words text-muted">{reason}</span> : null}
                {isMember ? (
                  <ConfirmAction
                    label="Delete"
                    subject={title}
                    consequence="This time opens up for appointments again."
                    yes="Delete"
                    intent="delete"
                    fields={{ blocked_time_id: id }}
                  />
                ) : null}
              </Card>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

type BlockedTimeFormProps = {
  crews: readonly Crew[];
  chosen: Record<string, string>;
  requestKey: string;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

function BlockedTimeForm({ crews, chosen, requestKey, refused }: BlockedTimeFormProps) {
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise = "") =>
    typedText(refused?.values, name) ?? chosen[name] ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  return (
    <Card as="section" aria-labelledby="add-time" className="max-sm:p-4">
      <h2 id="add-time" className="text-lg">
        Add time off or block time
      </h2>
      <Form ref={form} method="post" noValidate className="mt-3 flex flex-col gap-4">
        <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="kind"
            label="Kind"
            defaultValue={typed("kind", "time_off")}
            error={errors.kind}
            options={[
              { value: "time_off", label: kindLabels.time_off },
              { value: "blocked", label: kindLabels.blocked },
            ]}
          />
          <SelectField
            name="crew_id"
            label="For"
            defaultValue={typed("crew_id")}
            error={errors.crew_id}
            placeholder="Whole business"
            options={crews.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            name="from_date"
            label="First day"
            type="date"
            defaultValue={typed("from_date")}
            error={errors.from_date}
          />
          <TextField
            name="from_time"
            label="Start time"
            type="time"
            step={900}
            optional
            hint="Leave blank for the whole day."
            defaultValue={typed("from_time")}
            error={errors.from_time}
          />
          <TextField
            name="to_date"
            label="Last day"
            type="date"
            optional
            hint="Leave blank for one day."
            defaultValue={typed("to_date")}
            error={errors.to_date}
          />
          <TextField
            name="to_time"
            label="End time"
            type="time"
            step={900}
            optional
            hint="Leave blank for the end of the day."
            defaultValue={typed("to_time")}
            error={errors.to_time}
          />
        </div>
        <TextField
          name="reason"
          label="Reason"
          optional
          hint="Only your team sees it."
          maxLength={200}
          defaultValue={typed("reason")}
          error={errors.reason}
        />
        <Button type="submit" className="self-start">
          Add
        </Button>
      </Form>
    </Card>
  );
}
