import { Form, redirect } from "react-router";
import {
  findCollision,
  listCrews,
  resolveCollision,
  skipCollision,
} from "~/domains/schedule/index.server.ts";
import { formatDay, formatMinutes, visitTimeSchema } from "~/domains/schedule/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/collision";
import { TimeFields } from "./time-fields.tsx";
import { clockField, nameOfDay } from "./visit-labels.ts";

export const meta: Route.MetaFunction = () => [{ title: "Scheduling conflict" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const collisionDetails = id ? await findCollision(platform, reader, id) : null;
  if (!collisionDetails) throw notFound();
  const crews = await listCrews(platform, reader);
  const { collision, next } = collisionDetails;
  const slot = {
    crewId: collision.crewId,
    date: next?.date ?? collision.day,
    time: next ? clockField(next.time) : "",
  };
  return { ...collisionDetails, slot, crews };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "skip") return skipCollision(platform, member, id);
      const checked = check(visitTimeSchema, body);
      return checked.ok ? resolveCollision(platform, member, id, checked.value) : checked;
    },
  });
  if (result.ok) {
    const target = "visitId" in result ? `/crm/schedule/visits/${result.visitId}` : "/crm/schedule";
    return redirect(target, { status: 303 });
  }
  if (result.code === "not_found") throw notFound();
  return showAgain(result, { values: result.values });
}

/** A recurring visit whose crew is booked: select another time or crew, or skip it. */
export default function Collision({ loaderData, actionData }: Route.ComponentProps) {
  const { collision, slot, next, reason, zone, crews } = loaderData;
  const { startsAt, customerName, what } = collision;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const times = {
    crew_id: slot.crewId,
    date: slot.date,
    time: slot.time,
    duration_minutes: String(collision.durationMinutes),
    travel_minutes: String(collision.travelMinutes),
    window_minutes: String(collision.windowMinutes),
  };
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/schedule">Schedule</TouchLink>
        <h1 className="text-2xl break-words">{customerName}</h1>
      </header>
      <p>
        {what} repeats on {formatDay(startsAt, zone)}, {formatMinutes(collision.startMinutes)}.{" "}
        {reason ?? "That time is open now."}
      </p>
      <p>
        {next
          ? `Next opening: ${nameOfDay(next.date, "long")}, ${formatMinutes(next.time)}. You can also skip this appointment.`
          : "We found no free day within two weeks. You can also skip this appointment."}
      </p>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <TimeFields crews={crews} shown={{ ...times, ...values } as typeof times} errors={errors} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="book" variant="action">
            Book appointment
          </Button>
          <Button type="submit" name="intent" value="skip" variant="secondary">
            Skip this appointment
          </Button>
        </div>
      </Form>
    </div>
  );
}
