import { eq } from "drizzle-orm";
import { formatCount, type HealthReport, type Verdict } from "~/platform/health/health-report.ts";
import { connectedSources } from "./lead-sources.tables.server.ts";

/** A provider that refuses the operator's app stops the leads of all businesses. */
export const leadSourceHealth: HealthReport = {
  findProblems: async ({ database: { query } }) => [
    evaluateRefusedApp(
      await query.$count(connectedSources, eq(connectedSources.problem, "app_refused")),
    ),
  ],
};

const evaluateRefusedApp = (sources: number): Verdict => ({
  problem: "lead-sources",
  message:
    sources > 0
      ? `Google refuses our app, so ${formatCount(sources, "lead source isn’t", "lead sources aren’t")} read. Check the project’s access and the client: docs/operations.md, Google Local Services Ads.`
      : null,
});
