import { beforeAll } from "vitest";
import { visitor } from "~/features/access/actor.ts";
import { captureLead } from "~/features/leads/capture/capture-lead.server.ts";
import { leadSchema } from "~/features/leads/leads.schema.ts";
import { check } from "~/platform/validation/form.ts";
import type { BusinessPage } from "../../src/features/business-pages/business-pages.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

type Change = { on?: BusinessPage; key?: string | null } & Record<string, unknown>;

let people = 0;

/** Somebody who asked nowhere yet. */
export const nextPerson = () => ({ name: "Pat Rush", email: `pat${people++}@homes.example` });

/** A business with a page, and how people ask there. */
export function askers(platform: () => TestPlatform) {
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
    ask({ on = ownPage(), key = null, ...change }: Change = {}) {
      const asked = { need: "The sink leaks", zip_code: "76701", urgency: "today", phone: "" };
      const checked = check(leadSchema, { ...asked, ...nextPerson(), ...change });
      if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
      return captureLead(platform(), visitor, {
        page: on,
        request: checked.value,
        sender: { ipAddress: "203.0.113.7", userAgent: "Test", pageUrl: "https://hearth.example/" },
        evidence: { form: null, recentFromAddress: 1 },
        requestKey: key,
      });
    },
  };
}
