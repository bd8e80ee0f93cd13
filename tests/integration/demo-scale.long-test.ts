import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicationsScale } from "../../src/domains/growth/revenue-share/synthetic-applications.demo.server.ts";
import { contractorAccounts } from "../../src/domains/identity/identity.tables.server.ts";
import { listContractors } from "../../src/domains/operations/contractor-list/list-contractors.server.ts";
import { readFigures } from "../../src/domains/operations/dashboard/dashboard.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import {
  contractorsScale,
  estimatesScale,
} from "../../src/domains/signup/synthetic-sign-ups.demo.server.ts";
import { normalizePhone } from "../../src/platform/validation/phone.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
test("fills tables to a given size with realistic rows, and can continue", async () => {
  for (const fill of [contractorsScale, estimatesScale, applicationsScale]) {
    expect(await fill(platform(), 300)).toBe(300);
    expect(await fill(platform(), 300)).toBe(0);
    expect(await fill(platform(), 500)).toBe(200);
  }
  const figures = await readFigures(platform(), system("test"));
  expect(figures.totalContractors).toBe(500);
  expect(figures.completedForms).toBeGreaterThan(150);
  expect(figures.completedForms).toBeLessThan(350);
  expect(figures.pendingApplications).toBeGreaterThan(20);
  const filter = { search: "", status: "completed", sort: "name" } as const;
  const { contractors } = await listContractors(platform(), system("test"), filter, {
    after: null,
    before: null,
  });
  for (const contractor of contractors) {
    expect(contractor).toMatchObject({
      isCompleted: true,
      currentStep: 7,
      completionPercentage: 100,
    });
    expect(contractor.email).toMatch(/^[a-z]+\.[0-9a-f]+@[0-9a-f]+-business\.example$/);
    expect(contractor.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    const [stored] = await platform()
      .database.query.select({ normal: contractorAccounts.phoneE164 })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractor.id));
    expect(stored?.normal).toBe(normalizePhone(contractor.phone));
    expect(contractor.state).toMatch(/^[A-Z]{2}$/);
  }
  const { rows } = await platform().database.query.execute<{ apart: number }>(
    sql`select count(*)::int as apart from contractor_accounts as account
      join contractor_progress as progress on progress.contractor_id = account.id
      join form_submissions as submission on submission.contractor_id = account.id
      where account.last_active_at is distinct from progress.last_activity
        or account.is_completed is distinct from submission.is_completed`,
  );
  expect(rows[0]?.apart).toBe(0);
});
