import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { openDraft } from "../drivers/drive-wizard.ts";
import { formsByFile, openForm, prepareStaffForms } from "../drivers/forms-by-file.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import {
  dismissAll,
  type FailureName,
  type FoundForm,
  failRequests,
  failures,
  fillForm,
  findForms,
  submitAndWait,
} from "../setup/every-form.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true, administrator: true });
/** The browser reports responses with these statuses and aborted connections as errors. */
const allow = [/status of \d+/, /net::ERR_/, /Failed to fetch/];

const publicPages = ["/", "/get-started", "/lead-estimator?step=contact", "/locations/claim"];
const signInPages = [
  "/crm/sign-in",
  "/admin/login",
  "/admin/login/code",
  "/embed/plumbing/san-antonio-tx",
];

describe.each([
  ["visitors", [...publicPages, ...signInPages]],
  [
    "staff",
    [
      // Listed first, since only some leads are checked, and one of these differs from the others.
      "/admin/leads?show=quarantine",
      "/admin/dashboard",
      "/admin/keyboard",
      "/admin/phone",
      "/admin/confirm?next=%2Fadmin%2Fleads.csv",
    ],
  ],
] as const)("forms for %s", (visitorKind, starts) => {
  test("every form keeps its page and input when its request fails", async () => {
    const page = await openVisitor(browser(), installation(), { allow });
    if (visitorKind === "visitors") await openDraft(page, installation(), sampleContractor(), 1);
    else {
      await startSession(page);
      await prepareStaffForms(page, installation());
    }
    const within = visitorKind === "visitors" ? "/" : "/admin";
    const forms = (await findForms(page, starts, within)).filter(({ script }) => script);
    const missing = Object.entries(formsByFile).filter(
      ([, file]) =>
        "of" in file &&
        file.of === visitorKind &&
        !forms.some(({ signature }) => file.form.test(signature)),
    );
    expect(missing.map(([file]) => file)).toEqual([]);
    const wrong: string[] = [];
    let shown = "";
    for (const form of forms) {
      try {
        shown = await openAndFill(page, form, shown);
        for (const name of Object.keys(failures) as FailureName[]) await playFailure(page, name);
      } catch (error) {
        wrong.push(`${form.path} ${form.signature}: ${(error as Error).message}`);
        shown = "";
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

/** Opens the form on the first page that still has it. @returns that page's path */
async function openAndFill(page: Page, found: FoundForm, shown: string): Promise<string> {
  const [path, ...others] = [found.path, ...found.others];
  const form = { ...found, path };
  if (path !== shown || !path.startsWith("/admin")) await openForm(page, form);
  try {
    await fillForm(page, form);
    return path;
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return await openAndFill(page, { ...found, path: next, others: rest }, path);
  }
}

async function playFailure(page: Page, name: FailureName): Promise<void> {
  const repair = await failRequests(page, name);
  const { message, seen, sent, before, after } = await submitAndWait(
    page,
    failures[name].message,
  ).finally(repair);
  const what = `${name}, after ${JSON.stringify(seen)}, requests ${JSON.stringify(sent)}`;
  expect(message, what).toMatch(failures[name].message);
  expect(before.ready).toBe(true);
  expect(after, name).toEqual(before);
  await dismissAll(page);
}
