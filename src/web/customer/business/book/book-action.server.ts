import { data, redirect } from "react-router";
import { isServed } from "~/domains/availability/index.ts";
import { bookOnPage, depositPaymentUrl } from "~/domains/billing/index.server.ts";
import {
  bookingPlaceSchema,
  findBookableTimes,
  visitPath,
} from "~/domains/schedule/index.server.ts";
import { type OnlineType, selfBookingText as text } from "~/domains/schedule/index.ts";
import { attributionOfVisit } from "~/domains/shared/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import {
  type ActionArgs,
  type ReceivedForm,
  receiveForm,
  runReceived,
} from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  shownRefusal,
  statusOfRefusal,
  waitFor,
} from "~/platform/http/failures/refusal.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";

type Opened = {
  platform: Parameters<typeof bookOnPage>[0];
  page: BusinessPage;
  /** The business page's path. */
  path: string;
  types: OnlineType[];
};

/** Runs the button that was clicked: open times, book, or a request instead. */
export async function handleBooking(args: ActionArgs, opened: Opened) {
  const form = await receiveForm(args.request);
  const { intent } = form.body;
  if (intent === "request") return data(requestWith(form.body, opened));
  if (intent === "book") return book(args, form, opened);
  const seconds = await waitFor(args.context, "booking_times");
  const values = form.body;
  if (seconds > 0) {
    return shown({ ok: false, code: "too_many", waitSeconds: seconds }, values, null);
  }
  const times = await findTimes(opened, values);
  return times.refused
    ? shown(times.refused, values, null)
    : data({ view: "times" as const, values, message: null, errors: {}, times: times.times });
}

async function book(args: ActionArgs, form: ReceivedForm, opened: Opened) {
  const { platform, page, path } = opened;
  const booked = await runReceived(args, form, {
    call: ({ body, request, requestKey, address }) =>
      bookOnPage(platform, visitor, {
        page,
        values: body,
        sender: {
          ipAddress: address,
          userAgent: request.headers.get("user-agent") ?? "",
          pageUrl: new URL(`${path}/book`, platform.settings.siteUrl).href,
        },
        attribution: attributionOfVisit(request, platform.clock.now()),
        requestKey,
      }),
  });
  if (booked.ok) {
    if (booked.kind === "requested") throw redirect(`${path}/requested`, 303);
    if (booked.kind === "held") {
      throw redirect(await depositPaymentUrl(platform, booked.invoiceId), 303);
    }
    throw redirect(await visitPath(platform, platform.database.query, booked.visitId), 303);
  }
  const seconds = await waitFor(args.context, "booking_times");
  const { times = null } = seconds > 0 ? {} : await findTimes(opened, booked.values);
  return shown(booked, booked.values, times);
}

/** The open times of the chosen type at the entered address, or the errors in the input. */
async function findTimes({ platform, page, types }: Opened, values: FormValues) {
  const checked = check(bookingPlaceSchema, values);
  if (!checked.ok) return { refused: checked };
  const { type_id, city, zip_code: zipCode } = checked.value;
  const type = types.find(({ id }) => id === type_id);
  if (!type) return { refused: wrong({ type_id: text.errors.type }) };
  if (!isServed(type, { city, zipCode })) {
    return { refused: wrong({ zip_code: text.notServed(type.name, `${city} ${zipCode}`) }) };
  }
  return { times: await findBookableTimes(platform, page, type) };
}

const wrong = (errors: FieldErrors) => ({ ok: false as const, code: "invalid" as const, errors });

type Times = Awaited<ReturnType<typeof findBookableTimes>>;

function shown(refused: AnyRefused, values: FormValues, times: Times | null) {
  const problem = {
    view: "times" as const,
    values,
    times,
    ...shownRefusal(refused, text.problems),
  };
  return data(problem, { status: statusOfRefusal(refused) });
}

/** The request form's values, from the booking form's. */
function requestWith(values: FormValues, { types }: Opened) {
  const typed = (name: string) => typedText(values, name)?.trim() ?? "";
  const type = types.find(({ id }) => id === typed("type_id"))?.name ?? null;
  const address = [typed("street"), typed("city")].filter(Boolean).join(", ");
  const need = text.requestNeed(type, address, typed("notes"));
  return {
    view: "request" as const,
    values: { ...values, need },
    message: null,
    errors: {},
    times: null,
  };
}
