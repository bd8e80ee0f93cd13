import { Form, redirect } from "react-router";
import {
  type Collision,
  findCollision,
  listCrews,
  resolveCollision,
  skipCollision,
} from "~/domains/schedule/index.server.ts";
import { formatDay, formatMinutes, visitTimeSchema } from "~/domains/schedule/index.ts";
import type { Actor } from "~/domains/shared/index.ts";
import { runForm, type Sent, showAgain } from "~/platform/http/commands/run-command.server.ts";
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
      if (body.intent === "skip_all") return skipCollision(platform, member, id, { all: true });
      const time = body.intent === "anyway" ? await readOwnTime(platform, member, id) : body;
      const checked = check(visitTimeSchema, time);
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

/** The conflict's own day and time, which the member confirmed, as form fields. */
async function readOwnTime(platform: Sent<unknown>["platform"], member: Actor, id: string) {
  const found = await findCollision(platform, member, id);
  if (!found) throw notFound();
  const { collision } = found;
  return {
    ...fieldsFor(collision),
    crew_id: collision.crewId,
    date: collision.day,
    time: clockField(collision.startMinutes),
    book_anyway: "on",
  };
}

const fieldsFor = (
  lengths: Pick<Collision, "durationMinutes" | "travelMinutes" | "windowMinutes">,
) => ({
  duration_minutes: String(lengths.durationMinutes),
  travel_minutes: String(lengths.travelMinutes),
  window_minutes: String(lengths.windowMinutes),
});

/** A recurring visit that wasn't booked: select another time or crew, book it anyway, or skip it. */
export default function CollisionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { collision, slot, next, reason, zone, crews, canBookAnyway, othersOfJob } = loaderData;
  const { startsAt, customerName, what } = collision;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const times = {
    crew_id: slot.crewId,
    date: slot.date,
    time: slot.time,
    ...fieldsFor(collision),
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
          {canBookAnyway ? (
            <Button type="submit" name="intent" value="anyway" variant="secondary">
              Book {formatDay(startsAt, zone)} anyway
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="skip" variant="secondary">
            Skip this appointment
          </Button>
          {othersOfJob > 0 ? (
            <Button type="submit" name="intent" value="skip_all" variant="secondary">
              Skip all {othersOfJob + 1} conflicts of this job
            </Button>
          ) : null}
        </div>
      </Form>
    </div>
  );
}
