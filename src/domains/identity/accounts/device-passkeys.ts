import type { DeviceCredential, DeviceRefusal } from "~/platform/accounts/passkey-browser.ts";

/** `otherwise` is how to sign in without a passkey, such as "your password". */
const reasons = (otherwise: string): Record<DeviceRefusal, string> => ({
  known: "This device already has a passkey for your account.",
  cancelled: `No passkey was used. Try again, or use ${otherwise}.`,
  unusable: `This browser can’t use a passkey here. Use ${otherwise}.`,
});

type DeviceResult =
  | { ok: true; credential: Record<string, unknown> }
  | { ok: false; reason: string };

/** Has the browser create a passkey on the device; `reason` is shown to the person. */
export async function createDevicePasskey(
  options: Record<string, unknown>,
  otherwise: string,
): Promise<DeviceResult> {
  return describeFailure(await (await passkeys()).makePasskey(options), otherwise);
}

/** Has the browser sign in with one of the device's passkeys. */
export async function getDevicePasskey(
  options: Record<string, unknown>,
  otherwise: string,
): Promise<DeviceResult> {
  return describeFailure(await (await passkeys()).requestPasskey(options), otherwise);
}

/** Loaded on demand, so pages don't pay for it up front. */
const passkeys = () => import("~/platform/accounts/passkey-browser.ts");

function describeFailure(device: DeviceCredential, otherwise: string): DeviceResult {
  return device.ok ? device : { ok: false, reason: reasons(otherwise)[device.code] };
}
