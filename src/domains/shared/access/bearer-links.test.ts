import { expect, test } from "vitest";
import { type Actor, type BusinessMember, system, visitor } from "./actor.ts";
import { bearerRoutes, redactLinks, visibleLinkAudiences } from "./bearer-links.ts";

const lasting = "abcdefghijklmnopqrstuvwxyz234567abcdefghijkl2";
const random = "AZaz09_-AZaz09_-AZaz09_-AZaz09_-AZaz09_-AZa";
const signed = `MTc5NjU1NTUxNTU1NS4wMTlhYjAwMA.${random}`;
const everyToken = [lasting, lasting.toUpperCase(), random, signed];
const home = "https://hearth.example";

/** A route's addresses with this token. */
const addressesOf = (pattern: string, token: string) =>
  home + pattern.replace(":token", token).replace(/:(photo|file)/, "$1-1");

test("access.bearer-links: hides every bearer route in text, HTML, JSON, and CSV", () => {
  for (const pattern of Object.keys(bearerRoutes)) {
    const tokens = pattern.startsWith("/r/") ? [lasting] : everyToken;
    for (const token of tokens) {
      const link = addressesOf(pattern, token);
      expect(redactLinks(`See ${link}. Thanks`)).toBe("See [link]. Thanks");
      expect(redactLinks(`<a href="${link}">See it</a>`)).toBe('<a href="#[link]">See it</a>');
      expect(redactLinks(JSON.stringify({ text: `${link}\n` }))).toBe('{"text":"[link]\\n"}');
      expect(redactLinks(`a,"${link}",b`)).toBe('a,"[link]",b');
      expect(redactLinks(`sms:?body=${encodeURIComponent(link)}`)).not.toContain(token);
    }
  }
});

test("hides tokens in links without a host, cut off, or wrapped", () => {
  expect(redactLinks(`go to /e/${lasting}`)).toBe("go to [link]");
  expect(redactLinks(`${home}/e/\n> ${lasting}`)).not.toContain(lasting);
  for (const cut of [`${home}/e/${lasting}`, `${home}/r/${lasting}`, `<reply+${lasting}`]) {
    expect(redactLinks(`See ${cut}`.slice(0, -1))).not.toContain("abcdefgh");
  }
  expect(redactLinks(`Bob <Reply+${lasting.toUpperCase()}@in.example>`)).toBe(
    "Bob <Reply@in.example>",
  );
});

test("keeps other addresses, file names, and base64 bytes", () => {
  for (const text of [
    `${home}/plumbing/san-antonio-tx`,
    `${home}/get-started/resume`,
    "https://g.page/r/CabcDEFghijklmnop/review",
    `"iVBORw0KGgo/e/${random.replaceAll(/[_-]/g, "a")}+/i/${random.replaceAll(/[_-]/g, "b")}="`,
    "reply+me@home.example",
    "/admin/messages/019ab000-0000-7000-8000-000000000000/preview",
    "assets/conversation-abcdefghijkl.css",
  ]) {
    expect(redactLinks(text)).toBe(text);
  }
  expect(redactLinks(null)).toBeNull();
});

const member = (role: BusinessMember["role"]): Actor => ({
  kind: "member",
  id: "1",
  userId: "2",
  email: "pat@business.example",
  name: "Pat",
  role,
  moneyAllowed: true,
  contractorId: "acme",
  businessName: "Acme",
});
const staff = (role: "viewer" | "reviewer" | "super_admin"): Actor => ({
  kind: "staff",
  id: "1",
  email: "rita@hearth.example",
  name: "Rita",
  role,
});

test("access.bearer-links: only actors who may act for someone see their links", () => {
  const everyone = [...new Set(Object.values(bearerRoutes))];
  expect(visibleLinkAudiences(staff("super_admin"))).toEqual(everyone);
  expect(visibleLinkAudiences(member("owner"))).toEqual(["customer", "calendar", "source"]);
  expect(visibleLinkAudiences(member("office"))).toEqual(["customer", "calendar", "source"]);
  expect(visibleLinkAudiences(member("technician"))).toEqual(["calendar"]);
  const none: Actor[] = [
    visitor,
    system("a job"),
    staff("viewer"),
    staff("reviewer"),
    {
      kind: "observer",
      staff: { id: "1", email: "rita@hearth.example", name: "Rita" },
      contractorId: "acme",
      businessName: "Acme",
    },
    {
      kind: "api_key",
      id: "1",
      name: "A program",
      scopes: ["leads:read", "leads:write", "conversations:read"],
      version: null,
      contractorId: "acme",
      businessName: "Acme",
    },
  ];
  for (const actor of none) expect(visibleLinkAudiences(actor)).toEqual([]);
});

test("keeps links of shown audiences only", () => {
  const text = `${home}/e/${lasting} and ${home}/preferences/${lasting}`;
  expect(redactLinks(text, ["customer"])).toBe(`${home}/e/${lasting} and [link]`);
  expect(redactLinks(text, [...new Set(Object.values(bearerRoutes))])).toBe(text);
});

test("hides a token at any place of a long text", () => {
  const filler = "A page of short words, and-some-longer-ones_too, is read in steps. ".repeat(3);
  for (let at = 0; at < 100; at += 1) {
    const [before, after] = [filler.slice(0, at), filler.slice(at)];
    expect(redactLinks(`${before} ${lasting} ${after}`)).toBe(`${before} [link] ${after}`);
    expect(redactLinks(`${before} ${signed} ${after}`)).toBe(`${before} [link] ${after}`);
    const link = `${home}/e/${lasting}`;
    expect(redactLinks(`${before} ${link} ${after}`)).toBe(`${before} [link] ${after}`);
    expect(redactLinks(`${before} ${encodeURIComponent(link)}`)).toBe(`${before} [link]`);
  }
  expect(redactLinks(`${filler}/e/${lasting.slice(0, 5)}`)).toBe(`${filler}[link]`);
});
