import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";

type Message = Record<string, unknown>;
type Creation = Parameters<typeof startRegistration>[0]["optionsJSON"];
type Request = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** `known`: the device already has a passkey for this account. `cancelled`: by the person or a timeout. */
export type DeviceRefusal = "known" | "cancelled" | "unusable";

/** The result of a device prompt. */
export type DeviceCredential =
  | { ok: true; credential: Message }
  | { ok: false; code: DeviceRefusal };

/** Prompts the device to create a passkey. */
export function makePasskey(options: Message): Promise<DeviceCredential> {
  return callDevice(() => startRegistration({ optionsJSON: options as unknown as Creation }));
}

/** Prompts the device to sign in with one of its passkeys. */
export function requestPasskey(options: Message): Promise<DeviceCredential> {
  return callDevice(() => startAuthentication({ optionsJSON: options as unknown as Request }));
}

async function callDevice(device: () => Promise<object>): Promise<DeviceCredential> {
  try {
    return { ok: true, credential: { ...(await device()) } };
  } catch (error) {
    return { ok: false, code: refusalOf(error) };
  }
}

function refusalOf(error: unknown): DeviceRefusal {
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "known";
  const name = error instanceof Error ? error.name : "";
  return name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "unusable";
}
