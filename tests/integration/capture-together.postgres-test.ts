import { expect, test, vi } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { nextPerson, requestHelpers } from "./request-fixtures.ts";

const platform = sharedPlatform();
const { captureRequest, page } = requestHelpers(platform);

test("requests don't wait for another person's pending insert", async () => {
  const person = nextPerson();
  const released = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const writing = platform().database.transaction(async (tx) => {
    await tx.insert(leads).values({ ...person, pageId: page().id });
    written.resolve();
    await released.promise;
  });
  await written.promise;
  const [first, second, held, ...others] = [
    captureRequest(),
    captureRequest(),
    captureRequest(person),
    captureRequest(),
    captureRequest(),
  ];
  const resolved = vi.fn();
  void held?.then(resolved);
  await Promise.all([first, second, ...others].map((result) => result && expectCaptured(result)));
  expect(resolved).not.toHaveBeenCalled();
  released.resolve();
  await writing;
  expect(await held).toMatchObject({ ok: true, repeated: false });
});
