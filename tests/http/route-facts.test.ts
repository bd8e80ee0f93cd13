import { expect, test } from "vitest";
import { fillParams } from "../setup/access-matrix.ts";
import { everyAddress } from "../setup/addresses.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
const addresses = everyAddress();

/** Posts like a page of the site. */
async function post(pattern: string, body: BodyInit): Promise<string> {
  const headers = { origin: site().url };
  const response = await site().fetch(fillParams(pattern), { method: "POST", body, headers });
  await response.body?.cancel();
  return `${pattern} ${response.status}`;
}

test("every route rejects a body longer than it declares", async () => {
  const small = addresses.filter(({ facts: { body } }) => body.bytes < 2 * 1024 * 1024);
  expect(small.length).toBeGreaterThan(200);
  for (const { pattern, facts } of small) {
    expect(await post(pattern, "a".repeat(facts.body.bytes + 1))).toBe(`${pattern} 413`);
  }
});

test("a route that declares no uploads rejects files", async () => {
  const withoutSession = addresses.filter(
    ({ pattern, facts }) =>
      facts.audience === "visitors" && facts.body.files === 0 && !pattern.includes(":"),
  );
  expect(withoutSession.length).toBeGreaterThan(40);
  for (const { pattern } of withoutSession) {
    const form = new FormData();
    form.append("file", new Blob(["a file"]), "file.txt");
    expect(await post(pattern, form)).toMatch(/ 4\d\d$/);
  }
});
