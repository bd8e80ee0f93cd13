import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { addCrmMember, crmCookie, enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import { keepWithinDay } from "../drivers/same-day.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true });

test("shots", async () => {
  mkdirSync("/tmp/flow-shots", { recursive: true });
  const [row] = await site().runSql("select contractor_id from seo_pages where business_name = 'Lone Star Pest Defense' limit 1");
  const contractorId = String(row?.contractor_id);
  await keepWithinDay(site(), contractorId);
  await submitRequestThroughApi(site(), "service=pest-control&city=Austin", sampleHomeowner({ name: "Wanda Livesey" }));
  await site().runSql(`with job as (insert into work_orders (id, contractor_id, customer_name, phone, what, address, value_cents)
     values (gen_random_uuid(), $1::uuid, 'Nora Next', '+15125550177', 'Rodent trap check', '12 Oak St, Austin, TX 78701', 27950) returning id)
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at, notes)
     select gen_random_uuid(), $1::uuid, job.id, crews.id, now() + interval '20 minutes', now() + interval '20 minutes', now() + interval '80 minutes', 'Gate code 1234. Bring the ladder.'
     from job, crews where crews.contractor_id = $1::uuid and crews.name = 'Truck 1'`, [contractorId]);
  await site().runSql(`with job as (insert into work_orders (id, contractor_id, customer_name, phone, what, address, value_cents, status)
     values (gen_random_uuid(), $1::uuid, 'Dora Done', '+15125550178', 'Wasp nest removal', '77 Elm St, Austin, TX 78701', 18500, 'done') returning id)
     insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at, ended_at)
     select gen_random_uuid(), $1::uuid, job.id, crews.id, 'done', now() - interval '50 minutes', now() - interval '50 minutes', now() - interval '20 minutes', now() - interval '10 minutes'
     from job, crews where crews.contractor_id = $1::uuid and crews.name = 'Truck 2'`, [contractorId]);
  const problems: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    for (const [width, height] of [[390, 844], [768, 1024], [1280, 800]] as const) {
      const page = await openVisitor(browser(), site(), { colorScheme: scheme });
      await page.setViewportSize({ width, height });
      await enterCrm(site(), page, "Lone Star Pest Defense");
      const shot = async (name: string) => {
        await waitForScript(page);
        await page.waitForTimeout(300);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) problems.push(`${name} ${width} is ${over}px too wide`);
        const barriers = await findBarriers(page);
        if (barriers.length > 0) problems.push(`${name} ${width} ${scheme}: ${JSON.stringify(barriers)}`);
        await page.screenshot({ path: `/tmp/flow-shots/${name}-${width}-${scheme}.png`, fullPage: true });
      };
      await page.goto("/crm");
      await shot("today");
      await page.getByRole("link", { name: "Wanda Livesey", exact: true }).click();
      await page.getByRole("heading", { name: "Wanda Livesey", level: 1 }).waitFor();
      await shot("lead");
      if (width !== 768) {
        await page.getByRole("link", { name: "Offer times" }).click();
        await page.getByRole("heading", { name: /^Offer times to/ }).waitFor();
        await shot("offer");
        await page.goBack();
        await page.getByRole("link", { name: "Create estimate" }).click();
        await page.getByRole("heading", { name: "New estimate" }).waitFor();
        await shot("estimate");
        await page.goto("/crm/schedule/new");
        await shot("book");
      }
      await page.context().close();
    }
  }
  const tech = await addCrmMember(site(), contractorId, "technician", "tech@shots.example");
  await site().runSql("insert into crew_members (crew_id, member_id) select id, $2::uuid from crews where contractor_id = $1::uuid", [contractorId, tech.memberId]);
  const page = await openVisitor(browser(), site(), { viewport: "phone" });
  const [name = "", value = ""] = (await crmCookie(site(), tech.userId)).split("=");
  await page.context().addCookies([{ name, value, url: site().url }]);
  await page.goto("/crm");
  await waitForScript(page);
  await page.screenshot({ path: "/tmp/flow-shots/today-technician.png", fullPage: true });
  expect(problems).toEqual([]);
});
