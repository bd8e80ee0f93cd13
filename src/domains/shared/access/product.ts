import type { Product } from "~/platform/product.ts";
import { lockOrder } from "./lock-order.ts";

/** What the platform is told of this product. */
export const product: Product = {
  addresses: {
    textReceived: "/webhooks/sms",
    textStatus: "/webhooks/sms/status",
    callReceived: "/webhooks/calls",
    callStatus: "/webhooks/calls/status",
  },
  lockOrder,
};
