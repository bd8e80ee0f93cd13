import { expect, test } from "vitest";
import { askThroughApi, sampleHomeowner } from "../drivers/drive-business-page.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ database: "postgres", administrator: true });

test("follow-ups.seen, follow-ups.overview: a lead's conversation and the page of all follow-ups stand on a phone too", async () => {
  const contractor = sampleContractor({ city: "Laredo", services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  const homeowner = sampleHomeowner();
  await askThroughApi(installation(), "service=handyman&city=Laredo", homeowner);
  const page = await openVisitor(browser(), installation(), {});
  await startSession(page);
  await expect
    .poll(() => runSql(installation(), "select id from enrollments"), { timeout: 10_000 })
    .toHaveLength(1);
  const answer = (text: string) =>
    runSql(
      installation(),
      `insert into messages (id, channel, direction, contractor_id, conversation_id, cause, kind,
         params, to_address, from_address, state, text)
       select gen_random_uuid(), 'sms', 'inbound', contractor_id, id, 'test:' || $1, 'reply',
         '{}', '+15125550100', '+15125550123', 'received', $1 from conversations`,
      [text],
    );
  await answer("Could you come on Tuesday?\nThe gate is open.");
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: "Conversation" }).waitFor();
  await page.getByText("Could you come on Tuesday?").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Follow-Up Paused").waitFor();
  await page.getByRole("button", { name: "Resume" }).waitFor();
  await page.locator("details summary").first().click();
  expect(await findBarriers(page)).toEqual([]);

  await runSql(
    installation(),
    "update enrollments set hold_reason = 'quiet_hours', hold_state = 'TX'",
  );
  await page.goto("/admin/follow-ups");
  await page.getByRole("heading", { name: "Follow-up", level: 1 }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "1: Quiet hours where the person is." }).click();
  await page.getByRole("heading", { name: "Held follow-ups" }).waitFor();
  await page.getByText("Quiet hours in Texas.").waitFor();
  await page.getByRole("link", { name: homeowner.name }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});
