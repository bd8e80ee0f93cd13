import { data, redirect } from "react-router";
import { zoneName } from "~/domains/follow-ups/index.ts";
import { replyToOffer } from "~/domains/office/index.server.ts";
import {
  cancelPickedVisit,
  findOffer,
  pickTime,
  submitAddress,
} from "~/domains/schedule/index.server.ts";
import {
  addressSchema,
  changeLimitHours,
  formatArrival,
  maxSuggestion,
  pickSchema,
  suggestionSchema,
  visitOfferText,
} from "~/domains/schedule/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus, malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { allowBrand } from "~/web/shared/business-look/brand-headers.server.ts";
import { BusinessBand } from "~/web/shared/business-look/business-band.tsx";
import { PhoneLink } from "~/web/shared/frame/contact-links.tsx";
import type { Route } from "./+types/booking";

export const meta: Route.MetaFunction = () => [
  { title: visitOfferText.pageTitle },
  { name: "robots", content: "noindex" },
];

/** Opening the link changes nothing, because scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const offer = await findOffer(context.get(platformContext), params.token);
  const headers = allowBrand(offer?.branding);
  return data(
    { found: offer, token: params.token, requestKey: newRequestKey() },
    { status: linkStatus(offer !== null), headers },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const chosen = await runForm(args, {
    limit: "confirm",
    call: async ({ platform, body, requestKey }) => {
      if (body.intent === "cancel") return cancelPickedVisit(platform, token);
      if (body.intent === "none_fits") {
        const typed = check(suggestionSchema, body);
        if (!typed.ok) return typed;
        if (!requestKey) throw malformed();
        return replyToOffer(platform, token, { ...typed.value, requestKey });
      }
      if (body.intent === "address") {
        const where = check(addressSchema, body);
        return where.ok ? submitAddress(platform, token, where.value.address) : where;
      }
      const checked = check(pickSchema, body);
      if (!checked.ok) return checked;
      const { starts_at, address } = checked.value;
      const startsAt = new Date(starts_at);
      return pickTime(platform, token, { startsAt, isMove: body.moves === "yes", address });
    },
  });
  if (chosen.ok && chosen.values.intent === "none_fits") {
    const errors: FieldErrors = {};
    return data({ message: null, errors, values: undefined, replied: true });
  }
  if (chosen.ok) return redirect(`/b/${token}`, { status: 303 });
  return showAgain(chosen, { values: chosen.values, replied: false }, visitOfferText.problems);
}

/** A customer selects one of the offered times, and can later move or cancel it. */
export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { found, token, requestKey } = loaderData;
  const refusal = actionData?.message ?? actionData?.errors.starts_at;
  if (!found) {
    return (
      <Outcome title={visitOfferText.linkExpired}>
        <p>{visitOfferText.linkExpiredHelp}</p>
      </Outcome>
    );
  }
  const { visit, businessName, phone, zone, what, mayChange, choices, windowMinutes } = found;
  // Someone who has an appointment reschedules or calls.
  const mayReply = mayChange && !visit;
  const addressFields = (
    <BookingAddress
      isKnown={found.knowsAddress}
      shown={typedText(actionData?.values, "address")}
      error={actionData?.errors.address}
    />
  );
  const arrival = (startsAt: Date) => formatArrival({ startsAt, windowMinutes }, zone);
  const isBooked = visit?.state === "booked";
  const title = isBooked
    ? visitOfferText.booked
    : visit?.state === "canceled"
      ? visitOfferText.canceled
      : visit
        ? visitOfferText.done
        : visitOfferText.pick(businessName);
  return (
    <>
      <BusinessBand branding={found.branding} />
      <Outcome done={isBooked} title={title}>
        {visit ? <p className="text-xl font-semibold text-ink">{arrival(visit.startsAt)}</p> : null}
        <p>{visitOfferText.jobOf(businessName, what)}</p>
        {refusal ? (
          <p role="alert" className="font-semibold text-bad">
            {refusal}
          </p>
        ) : null}
        {isBooked ? (
          <LinkButton href={`/b/${token}/visit.ics`}>{visitOfferText.addToCalendar}</LinkButton>
        ) : null}
        {isBooked && !found.knowsAddress ? (
          <form method="post" className="flex flex-col items-stretch gap-3">
            {addressFields}
            <Button type="submit" name="intent" value="address">
              {visitOfferText.saveAddress}
            </Button>
          </form>
        ) : null}
        {mayChange && choices.length > 0 ? (
          <form method="post" className="flex flex-col items-stretch gap-3">
            {isBooked ? <input type="hidden" name="moves" value="yes" /> : null}
            {isBooked ? <p>{visitOfferText.move}</p> : addressFields}
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
            <p className="text-base">{visitOfferText.allTimes(zoneName(zone))}</p>
          </form>
        ) : null}
        {actionData?.replied ? (
          <Alert tone="good" role="status">
            {visitOfferText.suggestionSent(businessName)}
          </Alert>
        ) : null}
        {mayReply && !actionData?.replied ? (
          <Disclosure isOpen={actionData?.errors.suggestion !== undefined} className="w-full">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
              {visitOfferText.noneFits}
            </summary>
            <form method="post" className="mt-2 flex flex-col items-stretch gap-3 text-left">
              <input type="hidden" name="request_key" value={requestKey} />
              <TextField
                name="suggestion"
                label={visitOfferText.suggestion}
                hint={visitOfferText.suggestionHint}
                autoComplete="off"
                maxLength={maxSuggestion}
                defaultValue={typedText(actionData?.values, "suggestion")}
                error={actionData?.errors.suggestion}
              />
              <Button type="submit" name="intent" value="none_fits" variant="secondary">
                {visitOfferText.sendSuggestion}
              </Button>
            </form>
          </Disclosure>
        ) : null}
        {mayChange && !visit && choices.length === 0 ? <p>{visitOfferText.noTimes}</p> : null}
        {isBooked && mayChange ? (
          <details>
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
              {visitOfferText.cancel}
            </summary>
            <form method="post" className="mt-2 flex flex-col items-center gap-3">
              <p className="text-base">{visitOfferText.cancelMeans}</p>
              <Button type="submit" name="intent" value="cancel" variant="danger">
                {visitOfferText.confirmCancel}
              </Button>
            </form>
          </details>
        ) : null}
        {isBooked ? (
          <p className="text-base">{visitOfferText.changeLimit(changeLimitHours)}</p>
        ) : null}
        {phone ? (
          <p className="text-base">
            {visitOfferText.questions} <PhoneLink phone={phone} />.
          </p>
        ) : null}
      </Outcome>
    </>
  );
}

type BookingAddressProps = {
  /** Whether the business has the address; it isn't shown, since others may open this link. */
  isKnown: boolean;
  shown: string | undefined;
  error: string | undefined;
};

/** Address of the job. */
function BookingAddress({ isKnown, shown, error }: BookingAddressProps) {
  return (
    <div className="text-left">
      <TextField
        name="address"
        label={visitOfferText.address}
        optional={isKnown}
        required={!isKnown}
        hint={isKnown ? visitOfferText.addressKnown : visitOfferText.addressHint}
        autoComplete="street-address"
        maxLength={300}
        defaultValue={shown}
        error={error}
      />
    </div>
  );
}
