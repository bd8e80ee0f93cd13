import { beforeAll } from "vitest";
import type { BusinessPage } from "../../src/domains/storefront/business-pages/business-pages.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

type Change = { on?: BusinessPage; key?: string | null } & Record<string, unknown>;

let people = 0;

/** Contact details of a person without requests. */
export const nextPerson = () => ({ name: "Pat Rush", email: `pat${people++}@homes.example` });

/** A business with a page, and helpers that submit requests to it. */
export function requestHelpers(platform: () => TestPlatform) {
  let page: BusinessPage | undefined;
  beforeAll(async () => {
    page = await addLivePage(platform());
  });
  const ownPage = () => {
    if (!page) throw new Error("the page is added before the first test");
    return page;
  };
  return {
    page: ownPage,
    captureRequest({ on = ownPage(), key = null, ...change }: Change = {}) {
      const defaults = { need: "The sink leaks", zip_code: "76701", urgency: "today", phone: "" };
      const fields = { ...defaults, ...nextPerson(), ...change };
      return submitRequestOnPage(platform(), on, fields, { requestKey: key });
    },
  };
}
