import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveCallSettings } from "~/domains/inbox/calls/settings/call-settings.server.ts";
import { callPhones } from "~/domains/inbox/inbox.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { calling, twoPhones } from "./call-fixtures.ts";

const platform = sharedPlatform();
const { query, businessCalled, startCall, textsOf } = calling(platform);
const stranger = "+15125557001";

const ring = (place: number, phone: string) => ({ what: "ring", place, phone });

test("never rings premium, toll-free or foreign numbers, new or stored", async () => {
  const { to, number, owner, contractorId } = await businessCalled();
  // Premium rate, toll-free, Jamaica and Bermuda, which look like US numbers.
  const costly = ["+19005550123", "+18005550123", "+18765550123", "+14412345678"];
  for (const phone_1 of costly) {
    expect(
      await saveCallSettings(platform(), owner, { ...twoPhones, phone_1 }),
      phone_1,
    ).toMatchObject({
      errors: { phone_1: "Enter a US phone number, like (512) 555-0123" },
    });
  }
  await query()
    .update(callPhones)
    .set({ phone: costly[0] ?? "" })
    .where(and(eq(callPhones.contractorId, contractorId), eq(callPhones.place, 0)));
  expect((await startCall(to, number)).answer).toMatchObject(ring(1, "+15125550172"));
});

test("doesn't ring a phone that is a business's number or the caller", async () => {
  const first = await businessCalled();
  const otherBusiness = await businessCalled({ phone_0: "(512) 555-0175" });
  await query()
    .update(senders)
    .set({ phone: "+15125550175" })
    .where(eq(senders.contractorId, first.contractorId));
  const call = await startCall(otherBusiness.to, stranger);
  expect(call.answer).toMatchObject(ring(1, "+15125550172"));
  const own = await startCall(otherBusiness.to, "+15125550172");
  expect(own.answer).toMatchObject({ what: "missed" });
});

test("a call from another business's number creates no lead or text", async () => {
  const first = await businessCalled();
  const otherBusiness = await businessCalled();
  const call = await startCall(otherBusiness.to, first.to);
  await call.hangUp();
  await call.text();
  expect(await call.row()).toMatchObject({ state: "missed", leadId: null, fromPhone: first.to });
  expect(await textsOf(otherBusiness.contractorId)).toEqual([]);
});
