import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";

/**
 * Whether we ring a number at the operator's cost: only numbers that can receive texts, so no
 * premium-rate numbers.
 * @param phone in E.164
 */
export const canRing = (phone: string): boolean => canReceiveTexts(phone);
