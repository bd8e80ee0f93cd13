import type { PassedAddresses } from "~/platform/http/routes/passed-addresses.ts";

/** Addresses of src/routes.ts that others are given. */
export const passedAddresses: PassedAddresses = {
  textReceived: "/webhooks/sms",
  textStatus: "/webhooks/sms/status",
  callReceived: "/webhooks/calls",
  callStatus: "/webhooks/calls/status",
};
