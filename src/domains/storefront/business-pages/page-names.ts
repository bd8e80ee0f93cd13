import { findService } from "~/domains/shared/index.ts";
import { businessPageText as text } from "./business-page.text.en.ts";
import { type BusinessPage, cityAndState, serviceTitle } from "./business-pages.ts";

/** The button's own text, or the default (`business-pages.contents`). */
export function callToAction(page: Pick<BusinessPage, "ctaButton">): string {
  return page.ctaButton?.trim() || text.callToAction;
}

/** A service in a sentence: "pest control", but "HVAC" and "handyman work". */
export function serviceInSentence(slug: string): string {
  const work = text.workOf[findService(slug)?.key ?? ""];
  if (work) return work;
  return serviceTitle(slug).replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** A page's topic: "Plumbing in San Antonio, TX". */
export function serviceInPlace(page: Pick<BusinessPage, "service" | "city" | "state">): string {
  return text.serviceIn(serviceTitle(page.service), cityAndState(page));
}

/** The exact title. */
export function businessPageTitle(
  page: Pick<BusinessPage, "service" | "city" | "state" | "businessName">,
): string {
  return text.title({
    service: serviceTitle(page.service),
    place: cityAndState(page),
    businessName: page.businessName,
  });
}
