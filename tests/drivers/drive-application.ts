import type { Page } from "playwright-core";

export type Applicant = {
  businessName: string;
  contactName: string;
  email: string;
  phone: string;
  services: string[];
  areas: string;
  years: string;
  current: string;
  target: string;
  range: string;
};

let applicants = 0;

/** A unique sample applicant. */
export function sampleApplicant(differences: Partial<Applicant> = {}): Applicant {
  applicants += 1;
  return {
    businessName: `Boise Roofing ${applicants}`,
    contactName: "Olga Brandt",
    email: `olga-${process.pid}-${applicants}@boise-roofing.example`,
    phone: "(208) 555-0140",
    services: ["Roofing", "Lawn Care"],
    areas: " Boise, Meridian ,Nampa",
    years: "9",
    current: "",
    target: "25",
    range: "$2500-5000",
    ...differences,
  };
}

/** Fills in the application, except for the box that agrees to the terms. */
export async function fillApplication(page: Page, applicant: Applicant): Promise<void> {
  await page.getByLabel("Business name").fill(applicant.businessName);
  await page.getByLabel("Contact name").fill(applicant.contactName);
  await page.getByLabel("Email", { exact: true }).fill(applicant.email);
  await page.getByLabel("Phone").fill(applicant.phone);
  for (const service of applicant.services) {
    await page.getByRole("group", { name: "Services" }).getByLabel(service).check();
  }
  await page.getByLabel("Service areas").fill(applicant.areas);
  await page.getByLabel("Years experience").fill(applicant.years);
  await page.getByLabel("Current monthly leads").fill(applicant.current);
  await page.getByLabel("Target monthly leads").fill(applicant.target);
  await page.getByLabel("Lead value range").selectOption(applicant.range);
}

export const agree = (page: Page) => page.getByLabel("I agree to the terms and conditions").check();

export const sendApplication = (page: Page) =>
  page.getByRole("button", { name: "Submit Application" }).click();
