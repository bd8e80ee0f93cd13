import { z } from "zod";
import { defineEmail } from "~/platform/mail/email.ts";

/** Alerts staff to a problem. */
export const healthAlert = defineEmail({
  kind: "health-alert",
  addressFrom: "settings",
  params: z.object({ words: z.string() }),
  async compose({ settings }, { words }) {
    const { HealthAlert } = await import("./health-alert.email.tsx");
    return {
      subject: `${settings.siteName} needs attention`,
      body: HealthAlert({
        message: words,
        link: new URL("/admin/health", settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});
