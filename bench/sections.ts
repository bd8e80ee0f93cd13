import type { Section } from "./section.ts";
import { bytes } from "./sections/bytes.ts";
import { crm } from "./sections/crm.ts";
import { directory } from "./sections/directory.ts";
import { followUps } from "./sections/follow-ups.ts";
import { idle } from "./sections/idle.ts";
import { leads } from "./sections/leads.ts";
import { pages } from "./sections/pages.ts";
import { phone } from "./sections/phone.ts";
import { scale } from "./sections/scale.ts";
import { sitemap } from "./sections/sitemap.ts";
import { staff } from "./sections/staff.ts";
import { start } from "./sections/start.ts";
import { webhooks } from "./sections/webhooks.ts";
import { wizard } from "./sections/wizard.ts";

/** All sections, in the order of docs/benchmarks.md. */
export const sections: readonly Section[] = [
  pages,
  leads,
  followUps,
  webhooks,
  wizard,
  directory,
  sitemap,
  staff,
  crm,
  scale,
  start,
  idle,
  bytes,
  phone,
];
