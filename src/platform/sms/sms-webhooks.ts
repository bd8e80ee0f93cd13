/** Where the provider reports what became of a text, and where it brings what people write. */
export const smsWebhooks = { status: "/webhooks/sms/status", inbound: "/webhooks/sms" } as const;
