import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";

/**
 * Whether a number is rung at the operator's cost: one that may be a person's
 * phone, as those that are texted are, and none whose owner earns by being called.
 * @param phone in E.164
 */
export const isRung = (phone: string): boolean => canReceiveTexts(phone);
