import * as z from "zod/mini";
import { asList, checkbox, preprocess } from "~/platform/validation/fields.ts";
import {
  choiceField,
  memberZones,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
} from "../notifications.ts";
import { isMinuteWithin } from "../quiet-time.ts";

/** Fields that contain lists. */
export const choiceLists: readonly string[] = notificationKinds.map(choiceField);

const channels = preprocess(
  asList,
  z.array(z.enum(notificationChannels, "Choose one of the options")),
);

/** "21:30" in minutes since midnight; null when empty. */
const clock = preprocess(
  (value) => {
    const text = typeof value === "string" ? value.trim() : "";
    const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? [];
    if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
    return text === "" ? null : text;
  },
  z.nullable(z.number("Choose a time")),
);

const zones = memberZones.map(({ value }) => value);

export const notificationChoicesSchema = z
  .object({
    ...(Object.fromEntries(notificationKinds.map((kind) => [choiceField(kind), channels])) as {
      [Kind in NotificationKind as `by_${Kind}`]: typeof channels;
    }),
    quiet: checkbox,
    quiet_from: clock,
    quiet_until: clock,
    zone: preprocess(
      (value) => value || null,
      z.nullable(z.enum(zones, "Choose one of the options")),
    ),
    digest: checkbox,
    digest_at: clock,
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    const { quiet, quiet_from: from, quiet_until: until, digest, digest_at: at } = value;
    if (quiet && from === null) refuse("quiet_from", "Choose a start time");
    if (quiet && until === null) refuse("quiet_until", "Choose an end time");
    if (quiet && from !== null && from === until) refuse("quiet_until", "Choose another time");
    if (digest && at === null) refuse("digest_at", "Choose a time");
    if (!quiet || !digest || from === null || until === null || at === null) return;
    if (isMinuteWithin(from, until, at)) {
      refuse("digest_at", "Choose a time outside of your quiet hours");
    }
  });
