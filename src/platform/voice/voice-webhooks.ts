/** Where the provider asks what to do with a call that comes in, and what follows at each step of it. */
export const voiceWebhooks = {
  incoming: "/webhooks/calls",
  status: "/webhooks/calls/status",
} as const;
