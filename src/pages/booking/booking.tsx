import { data, redirect } from "react-router";
import { zoneName } from "~/features/follow-ups/sequences/moments.ts";
import { findOffer } from "~/features/visit-offers/find-offer.server.ts";
import { cancelPicked, giveAddress, pickTime } from "~/features/visit-offers/pick-time.server.ts";
import { addressSchema, pickSchema } from "~/features/visit-offers/visit-offers.schema.ts";
import { changeLimitHours } from "~/features/visit-offers/visit-offers.ts";
import { formatArrival } from "~/features/visits/visit-clock.ts";
import { PhoneLink } from "~/pages/site/frame/phone-link.tsx";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { Route } from "./+types/booking";

export const meta: Route.MetaFunction = () => [
  { title: "Your visit" },
  { name: "robots", content: "noindex" },
];

/** Opening the link changes nothing: scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findOffer(context.get(platformContext), params.token);
  return data({ found, token: params.token }, { status: linkStatus(found !== null) });
}

const words = {
  changed_elsewhere: "Somebody else just took that time. Please pick another one.",
  already_done: "You already have a visit with us.",
  not_possible: "It is too late to change this visit here. Please call us.",
  link_expired: "This link has expired. Please call us.",
};

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const chosen = await runForm(args, {
    limit: "confirm",
    call: async ({ platform, body }) => {
      if (body.intent === "cancel") return cancelPicked(platform, token);
      if (body.intent === "address") {
        const where = check(addressSchema, body);
        return where.ok ? giveAddress(platform, token, where.value.address) : where;
      }
      const checked = check(pickSchema, body);
      if (!checked.ok) return checked;
      const { starts_at, address } = checked.value;
      const startsAt = new Date(starts_at);
      return pickTime(platform, token, { startsAt, isMove: body.moves === "yes", address });
    },
  });
  if (chosen.ok) return redirect(`/b/${token}`, { status: 303 });
  return showAgain(chosen, { values: chosen.values }, words);
}

/** Where a customer picks one of the offered times, and later moves or cancels it. */
export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { found, token } = loaderData;
  const refusal = actionData?.message ?? actionData?.errors.starts_at;
  if (!found) {
    return (
      <Outcome title="This link has expired">
        <p>Please answer the message that it came with, or call the business.</p>
      </Outcome>
    );
  }
  const { visit, businessName, phone, zone, what, mayChange, choices, windowMinutes } = found;
  const asksAddress = (
    <BookingAddress
      isKnown={found.knowsAddress}
      shown={typedText(actionData?.values, "address")}
      error={actionData?.errors.address}
    />
  );
  const arrival = (startsAt: Date) => formatArrival({ startsAt, windowMinutes }, zone);
  const isBooked = visit?.state === "booked";
  const title = isBooked
    ? "You are booked"
    : visit?.state === "canceled"
      ? "This visit is canceled"
      : visit
        ? "This visit is done"
        : `Pick a time for ${businessName}`;
  return (
    <Outcome done={isBooked} title={title}>
      {visit ? <p className="text-xl font-semibold text-ink">{arrival(visit.startsAt)}</p> : null}
      <p>
        {businessName}: {what}
      </p>
      {refusal ? (
        <p role="alert" className="font-semibold text-bad">
          {refusal}
        </p>
      ) : null}
      {isBooked ? <LinkButton href={`/b/${token}/visit.ics`}>Add to calendar</LinkButton> : null}
      {isBooked && !found.knowsAddress ? (
        <form method="post" className="flex flex-col items-stretch gap-3">
          {asksAddress}
          <Button type="submit" name="intent" value="address">
            Save address
          </Button>
        </form>
      ) : null}
      {mayChange && choices.length > 0 ? (
        <form method="post" className="flex flex-col items-stretch gap-3">
          {isBooked ? <input type="hidden" name="moves" value="yes" /> : null}
          {isBooked ? <p>Or move it to:</p> : asksAddress}
          {choices.map((startsAt) => (
            <Button
              key={startsAt.toISOString()}
              type="submit"
              name="starts_at"
              value={startsAt.toISOString()}
              variant={isBooked ? "secondary" : "action"}
              size="large"
            >
              {arrival(startsAt)}
            </Button>
          ))}
          <p className="text-base">Times are {zoneName(zone)}.</p>
        </form>
      ) : null}
      {mayChange && !visit && choices.length === 0 ? <p>No time is free. Please call us.</p> : null}
      {isBooked && mayChange ? (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Cancel visit
          </summary>
          <form method="post" className="mt-2 flex flex-col items-center gap-3">
            <p className="text-base">
              {businessName} won’t come, and your time opens up for someone else.
            </p>
            <Button type="submit" name="intent" value="cancel" variant="danger">
              Yes, cancel it
            </Button>
          </form>
        </details>
      ) : null}
      {isBooked ? (
        <p className="text-base">
          You can move or cancel it here up to {changeLimitHours} hours before your visit.
        </p>
      ) : null}
      {phone ? (
        <p className="text-base">
          Questions? Call <PhoneLink phone={phone} />.
        </p>
      ) : null}
    </Outcome>
  );
}

type BookingAddressProps = {
  /** Whether the business knows it; it isn't shown, since others may see this link. */
  isKnown: boolean;
  shown: string | undefined;
  error: string | undefined;
};

/** Where the work is (`schedule.pick-address`). */
function BookingAddress({ isKnown, shown, error }: BookingAddressProps) {
  return (
    <div className="text-left">
      <TextField
        name="address"
        label="Street address"
        optional={isKnown}
        required={!isKnown}
        hint={
          isKnown
            ? "We have your address. Enter one only if the work is somewhere else."
            : "Where the work is: street, city, and ZIP code."
        }
        autoComplete="street-address"
        maxLength={300}
        defaultValue={shown}
        error={error}
      />
    </div>
  );
}
