import { and, eq, lt, ne, or } from "drizzle-orm";
import { daysAgo, eraseOldest } from "~/platform/personal-data/erase-in-batches.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn } from "~/platform/personal-data/rows.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";

export const webhookData: PersonalData = {
  business: {
    tables: ({ contractorId, about }) => [
      {
        table: webhookEndpoints,
        rows: eq(webhookEndpoints.contractorId, contractorId),
        takeout: "shown",
        leftOut: ["secret_version"],
      },
      {
        table: webhookDeliveries,
        rows: or(
          eq(webhookDeliveries.contractorId, contractorId),
          about(webhookDeliveries.submissionId),
        ),
        takeout: "stays",
      },
    ],
    // Deliveries are deleted with their endpoint or sign-up.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [webhookEndpoints]),
  },
  retention: [
    {
      // With the responses.
      name: "webhook deliveries",
      erase: (platform) =>
        eraseOldest(
          platform,
          webhookDeliveries,
          and(
            lt(webhookDeliveries.createdAt, daysAgo(platform, platform.settings.eventDays)),
            ne(webhookDeliveries.state, "waiting"),
          ),
        ),
    },
  ],
};
