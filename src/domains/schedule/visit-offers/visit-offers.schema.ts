import * as z from "zod/mini";
import { workAddress } from "~/domains/leads/leads.schema.ts";
import { messageChannels } from "~/domains/messaging/messages/messages.ts";
import { visitTimeFields } from "~/domains/schedule/visits/visits.schema.ts";
import { across, after, requiredLine } from "~/platform/validation/fields.ts";
import { visitOfferText } from "./visit-offers.text.en.ts";

const { date, time, crew_id, duration_minutes, travel_minutes, window_minutes } = visitTimeFields;

/** An optional third time: empty, or a day and a time. */
const further = {
  date: after((value) => value || null, z.nullable(date)),
  time: after((value) => value || null, z.nullable(time)),
};

/** Two or three times to offer to a lead. */
export const offerSchema = z
  .object({
    crew_id,
    duration_minutes,
    travel_minutes,
    window_minutes,
    channel: z.enum(messageChannels, "Choose text or email"),
    what: requiredLine("Enter the job", 200),
    address: workAddress,
    date_1: date,
    time_1: time,
    date_2: date,
    time_2: time,
    date_3: further.date,
    time_3: further.time,
  })
  .check(
    across(
      ({ date_3, time_3 }) => (date_3 === null) === (time_3 === null),
      "time_3",
      "Choose both a day and a time, or neither",
    ),
  );

export const pickSchema = z.object({
  starts_at: z.iso.datetime(visitOfferText.timeMissing),
  address: workAddress,
});

/** The job's address as entered by the customer. */
export const addressSchema = z.object({ address: workAddress });

export type OfferRequest = z.output<typeof offerSchema>;
