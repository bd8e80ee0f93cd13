import { eq } from "drizzle-orm";
import { formatCount, type HealthReport, type Verdict } from "~/platform/health/health-report.ts";
import { adConnections } from "./conversions/conversions.tables.server.ts";

/** An ad platform that refuses the operator's app stops the conversions of all businesses. */
export const growthHealth: HealthReport = {
  findProblems: async ({ database: { query } }) => [
    evaluateRefusedApp(await query.$count(adConnections, eq(adConnections.problem, "app_refused"))),
  ],
};

const evaluateRefusedApp = (businesses: number): Verdict => ({
  problem: "ad-conversions",
  message:
    businesses > 0
      ? `Google refuses our app, so conversions of ${formatCount(businesses, "business aren’t", "businesses aren’t")} sent. Check the project’s APIs and the client: docs/operations.md, Conversions to Google Ads.`
      : null,
});
