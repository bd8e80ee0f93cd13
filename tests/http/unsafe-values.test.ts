import { expect, test } from "vitest";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp } from "../drivers/sign-up-through-api.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

test.each([
  ["website", "javascript:alert(1)"],
  ["website", "data:text/html,<script>alert(1)</script>"],
  ["facebook_page", "vbscript:alert(1)"],
  ["brand_color", "red;}body{display:none"],
  ["brand_color", "url(https://attack.example)"],
])("%s rejects %s", async (field, value) => {
  const contractor = sampleContractor({ city: "Waco" });
  const draft = await signUp(site(), contractor, 5);
  const response = await fetch(`${site().url}/api/form_submissions/${draft.id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", "draft-token": draft.token },
    body: JSON.stringify({ current_step: 6, [field]: value }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});
