import { expect, test } from "vitest";
import { createFingerprint, lastingToken, readLastingToken } from "./secrets.server.ts";

const fingerprint = createFingerprint("a key of this installation");
const id = "01935d2e-7a1b-7c3d-8e4f-5a6b7c8d9e0f";
const token = lastingToken(fingerprint, "reply", id);

test("a token fits in a local part and survives uppercase", () => {
  expect(token).toMatch(/^[a-z2-7]{45}$/);
  expect(`bounce+${token}`.length).toBeLessThanOrEqual(64);
  expect(readLastingToken(fingerprint, "reply", token)).toBe(id);
  expect(readLastingToken(fingerprint, "reply", token.toUpperCase())).toBe(id);
});

test("rejects tokens of another purpose or installation, or with a changed letter", () => {
  expect(readLastingToken(fingerprint, "bounce", token)).toBeNull();
  expect(readLastingToken(createFingerprint("another"), "reply", token)).toBeNull();
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at] === "a" ? "b" : "a";
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    expect(readLastingToken(fingerprint, "reply", changed), String(at)).toBeNull();
  }
  for (const wrong of [
    "",
    "a",
    token.slice(1),
    `${token}a`,
    `${token} `,
    "ä".repeat(45),
    "1".repeat(45),
  ]) {
    expect(readLastingToken(fingerprint, "reply", wrong)).toBeNull();
  }
});
