import { lookup } from "node:dns/promises";
import { expect, test } from "vitest";
import { AddressNotAllowed, resolveOnce } from "./public-requests.server.ts";

const addressOf = async (address: string, allowPrivate = false) => {
  const look = await resolveOnce(new URL(address), allowPrivate);
  return new Promise((resolve, reject) =>
    look("ignored.example", {}, (error, addresses, family) =>
      error ? reject(error) : resolve([addresses, family]),
    ),
  );
};

test("connects to a numeric address directly, and only outside our network", async () => {
  expect(await addressOf("https://8.8.8.8/hook")).toEqual(["8.8.8.8", 4]);
  expect(await addressOf("https://[2606:4700::1]/hook")).toEqual(["2606:4700::1", 6]);
  await expect(addressOf("http://127.0.0.1/hook")).rejects.toThrow(AddressNotAllowed);
  await expect(addressOf("http://[::1]/hook")).rejects.toThrow(AddressNotAllowed);
  expect(await addressOf("http://127.0.0.1/hook", true)).toEqual(["127.0.0.1", 4]);
});

test.each([
  "https://localhost./",
  "https://localhost../",
  "https://LOCALHOST/",
  "https://printer/",
  "https://printer.local./",
  "https://db.internal/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://127.0.0.1./",
  "https://0.0.0.0/",
  "https://0.1.2.3/",
  "https://100.64.0.1/",
  "https://169.254.169.254/",
  "https://172.31.0.1/",
  "https://192.0.0.8/",
  "https://198.18.0.1/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://[::]/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:8.8.8.8]/",
  "https://[0:0:0:0:0:ffff:808:808]/",
  "https://[::ffff:0:127.0.0.1]/",
  "https://[::ffff:0:8.8.8.8]/",
  "https://[::127.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[64:ff9b:1::1]/",
  "https://[2002:7f00:1::]/",
  "https://[2001::1]/",
  "https://[fe80::1]/",
  "https://[fd00::1]/",
  "https://[ff02::1]/",
  "https://[5f00::1]/",
  "https://8.8.8.8:22/",
  "https://8.8.8.8:8080/",
  "https://8.8.8.8:6379/",
])("sends nothing to %s", async (address) => {
  await expect(addressOf(address)).rejects.toThrow(AddressNotAllowed);
});

test.each(["https://8.8.8.8/", "https://8.8.8.8:443/", "https://[2606:4700::1111]/"])(
  "%s is on the public internet",
  async (address) => {
    await expect(addressOf(address)).resolves.toBeDefined();
  },
);

test("returns every address found, since a client may reach only one kind", async () => {
  const look = await resolveOnce(new URL("http://localhost/hook"), true);
  const all = new Promise((resolve) =>
    look("x.example", { all: true }, (_, addresses) => resolve(addresses)),
  );
  expect(await all).toEqual(await lookup("localhost", { all: true }));
});

test("resolves untrusted names over the network, not on the shared threads", async () => {
  // The system resolves this name locally; the network doesn't.
  expect(await addressOf("http://localhost/hook", true)).toEqual([
    expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    expect.any(Number),
  ]);
  await expect(addressOf("http://localhost/hook")).rejects.toThrow(AddressNotAllowed);
  await expect(addressOf("http://hook.invalid/hook")).rejects.toThrow(/hook\.invalid|not found/);
});
