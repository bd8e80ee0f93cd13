import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { mailServerOptions } from "./mail.server.ts";

/** The library's parsed options of a URL. */
const requires = (url: string) => {
  const { options } = createTransport(mailServerOptions(url)) as unknown as {
    options: { requireTLS: boolean };
  };
  return options.requireTLS;
};

test.each([
  ["smtp://user:password@mail.example:587", true],
  ["smtp://localhost.example", true],
  ["smtp://10.0.0.5:25", true],
  ["smtp://mail.example?requireTLS=false", false],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1:1025", false],
  ["smtp://[::1]:1025", false],
  // Encrypted from the first byte.
  ["smtps://mail.example", false],
])("%s requires STARTTLS: %s", (url, insists) => {
  expect(requires(url)).toBe(insists);
});
