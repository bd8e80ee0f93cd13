import type { DeviceAnswer, DeviceRefusal } from "~/platform/accounts/passkey-browser.ts";

const reasons: Record<DeviceRefusal, string> = {
  known: "This device already has a passkey for your account.",
  cancelled: "No passkey was used. Try again, or use your password.",
  unusable: "This browser cannot use a passkey here. Use your password.",
};

type Asked = { ok: true; answer: Record<string, unknown> } | { ok: false; reason: string };

/** Asks the browser's device to make a passkey; `reason` is told to the person. */
export async function askDeviceForNewPasskey(options: Record<string, unknown>): Promise<Asked> {
  return inWords(await (await passkeys()).makePasskey(options));
}

/** Asks the browser's device to sign in with one of its passkeys. */
export async function askDeviceForPasskey(options: Record<string, unknown>): Promise<Asked> {
  return inWords(await (await passkeys()).askForPasskey(options));
}

/** Loaded when it is needed: no page pays for it beforehand. */
const passkeys = () => import("~/platform/accounts/passkey-browser.ts");

function inWords(device: DeviceAnswer): Asked {
  return device.ok ? device : { ok: false, reason: reasons[device.code] };
}
