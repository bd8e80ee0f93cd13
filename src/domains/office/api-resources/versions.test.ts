import { expect, test } from "vitest";
import { apiVersions } from "~/domains/shared/index.ts";
import { apiChanges, asOfVersion } from "./versions.ts";

const visit = {
  id: "1",
  job_id: "2",
  lead_id: null,
  state: "booked",
  canceled_by: null,
  crew: "Truck 1",
  crew_id: "3",
  starts_at: "2026-12-01T15:00:00.000Z",
  ends_at: "2026-12-01T16:00:00.000Z",
  window_minutes: 60,
  customer_name: "Maria Lopez",
  phone: null,
  phone_extension: null,
  email: null,
  address: null,
  what: "Check the heater",
  revision: 2,
  updated_at: "2026-11-28T12:00:00.000Z",
};

test("api.versions: without a version, an appointment is as before the first", () => {
  expect(JSON.stringify(asOfVersion(null, "visit", visit))).toBe(
    '{"id":"1","job_id":"2","lead_id":null,"state":"booked","canceled_by":null,"crew":"Truck 1",' +
      '"starts_at":"2026-12-01T15:00:00.000Z","ends_at":"2026-12-01T16:00:00.000Z",' +
      '"window_minutes":60,"customer_name":"Maria Lopez","phone":null,"phone_extension":null,' +
      '"email":null,"address":null,"what":"Check the heater",' +
      '"updated_at":"2026-11-28T12:00:00.000Z"}',
  );
});

test("api.versions: the newest version shows a row as it is", () => {
  expect(asOfVersion("2026-11-28", "visit", visit)).toEqual(visit);
});

test("api.versions: each version says what it changed, in order", () => {
  expect(apiChanges.map(({ version }) => version)).toEqual(apiVersions);
  expect(apiVersions).toEqual(apiVersions.toSorted());
});
