import { createServer as createPlain, type Server } from "node:net";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { inspectCertificate } from "./inspect-certificate.server.ts";

// For this test only; it is trusted nowhere.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgj6/BgJ3PFNXG4fSm
Osx26UT2cthyU9bee+Qce5WGQgChRANCAAQob4XUzwtlXHsmcp/wS6Zc9cQgz+P+
rE7BbmPkqS2TicNInlJZCF1xHIYD5Sr622D276oHLxQHguLnTBgZzvoe
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBojCCAUegAwIBAgIUf9M1sKVW4Xub72gE3nwWjcO4GTcwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNbGVhZHMuZXhhbXBsZTAgFw0yNjExMjMxMjIwMTVaGA8yMTI2
MTAzMDEyMjAxNVowGDEWMBQGA1UEAwwNbGVhZHMuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABChvhdTPC2VceyZyn/BLplz1xCDP4/6sTsFuY+SpLZOJ
w0ieUlkIXXEchgPlKvrbYPbvqgcvFAeC4udMGBnO+h6jbTBrMB0GA1UdDgQWBBTo
Kmdoxrw+I+aThNrOmNi5syRBhjAfBgNVHSMEGDAWgBToKmdoxrw+I+aThNrOmNi5
syRBhjAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDWxlYWRzLmV4YW1wbGUw
CgYIKoZIzj0EAwIDSQAwRgIhAOxKPdR5MQyj9mnk+QWiycIj4mcqRag1rHItLHuH
ja8PAiEAqXiih9MlLvF4f3hwhaGbkKIbpjyehZnhQDQ2HUFcjI0=
-----END CERTIFICATE-----`;

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => void server.close());
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : 0;
}

test("reads a certificate's expiry, and that browsers reject it", async () => {
  const port = await portOf(createServer({ key, cert }));
  const seen = await inspectCertificate("leads.example", { address: "127.0.0.1", port });
  expect(seen?.ends.toISOString()).toBe("2126-10-30T12:20:15.000Z");
  expect(seen?.refusedFor).not.toBeNull();
});

test("returns nothing if there is no certificate", async () => {
  const port = await portOf(createPlain((socket) => void socket.end("HTTP/1.1 400\r\n\r\n")));
  expect(await inspectCertificate("leads.example", { address: "127.0.0.1", port })).toBeNull();
});
