import { growthHealth } from "~/domains/growth/growth.health.server.ts";
import { leadSourceHealth } from "~/domains/lead-sources/lead-sources.health.server.ts";
import { leadHealth } from "~/domains/leads/leads.health.server.ts";
import { messagingHealth } from "~/domains/messaging/messaging.health.server.ts";
import { officeHealth } from "~/domains/office/office.health.server.ts";
import { storefrontHealth } from "~/domains/storefront/storefront.health.server.ts";
import type { HealthReport } from "~/platform/health/health-report.ts";

/** What the domains report to /admin/health, /readyz, /metrics, and alerts. */
export const healthReports: readonly HealthReport[] = [
  messagingHealth,
  leadHealth,
  leadSourceHealth,
  growthHealth,
  storefrontHealth,
  officeHealth,
];
