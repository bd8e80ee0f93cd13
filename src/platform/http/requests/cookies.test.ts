import { expect, test } from "vitest";
import { readCookie, writeCookie } from "./headers.ts";

const requestOf = (url: string, cookie: string) => new Request(url, { headers: { cookie } });

test("over https only this exact host can set the cookie", () => {
  const written = writeCookie("draft", "abc", { secure: true, maxAgeSeconds: 60 });
  expect(written).toBe("__Host-draft=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure");
  expect(readCookie(requestOf("https://hearth.example/", "__Host-draft=abc"), "draft")).toBe("abc");
  expect(readCookie(requestOf("https://hearth.example/", "draft=planted"), "draft")).toBeNull();
});

test("without https the cookie has a plain name that browsers accept", () => {
  const written = writeCookie("draft", "abc", { secure: false, maxAgeSeconds: 60 });
  expect(written).toBe("draft=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
  expect(readCookie(requestOf("http://localhost/", "a=b; draft=abc"), "draft")).toBe("abc");
});
