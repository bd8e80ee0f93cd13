import * as z from "zod/mini";
import { email, leadFormText, phone, zipCode } from "~/domains/leads/index.ts";
import {
  checkbox,
  crossFieldRule,
  optionalText,
  phoneExtension,
  requiredLine,
  withExtension,
} from "~/platform/validation/fields.ts";
import { selfBookingText } from "./self-booking.text.en.ts";

const { errors } = selfBookingText;

const placeFields = {
  type_id: z.uuid(errors.type),
  street: requiredLine(errors.street, 150),
  city: requiredLine(errors.city, 80),
  zip_code: zipCode,
};

/** The fields on which the open times depend. */
export const bookingPlaceSchema = z.object(placeFields);

const bookingFields = z
  .object({
    ...placeFields,
    starts_at: z.iso.datetime(errors.time),
    name: requiredLine(leadFormText.errors.name, 200),
    phone,
    phone_extension: phoneExtension,
    email,
    notes: optionalText(2_000),
    informational_sms: checkbox,
    marketing_sms: checkbox,
  })
  .check(
    crossFieldRule(
      (booking) => Boolean(booking.phone || booking.email),
      "phone",
      leadFormText.errors.phoneOrEmail,
    ),
    crossFieldRule(
      (booking) => Boolean(booking.phone) || !(booking.informational_sms || booking.marketing_sms),
      "phone",
      leadFormText.errors.phoneForTexts,
    ),
  );

/** A homeowner's booking (`schedule.self-booking`). */
export const bookingSchema = withExtension(bookingFields);

export type BookingRequest = z.output<typeof bookingFields>;
