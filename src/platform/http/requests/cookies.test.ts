import { expect, test } from "vitest";
import { readCookie, writeCookie } from "./cookies.ts";

const asked = (url: string, cookie: string) => new Request(url, { headers: { cookie } });

// cookies.host-only
test("over https a cookie can only be set by this very host", () => {
  const written = writeCookie("draft", "abc", { secure: true, maxAgeSeconds: 60 });
  expect(written).toBe("__Host-draft=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure");
  expect(readCookie(asked("https://hearth.example/", "__Host-draft=abc"), "draft")).toBe("abc");
  expect(readCookie(asked("https://hearth.example/", "draft=planted"), "draft")).toBeNull();
});

test("without https it keeps its plain name, which browsers take", () => {
  const written = writeCookie("draft", "abc", { secure: false, maxAgeSeconds: 60 });
  expect(written).toBe("draft=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
  expect(readCookie(asked("http://localhost/", "a=b; draft=abc"), "draft")).toBe("abc");
});
