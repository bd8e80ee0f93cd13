import sharp from "sharp";
import { expect, test } from "vitest";
import {
  pictureMarkup,
  type SocialCard,
  socialCardSvg,
  socialImage,
  typefaces,
} from "./social-image.server.ts";

const card: SocialCard = {
  eyebrow: "Plumbing in San Antonio, TX",
  title: "Mission City Plumbing",
  foot: "Get a Free Estimate",
  mark: false,
  background: "#0b5c8a",
  text: "#ffffff",
  picture: null,
  scheme: "light",
};
const svgOf = (changes: Partial<SocialCard>) => {
  const whole = { ...card, ...changes };
  return socialCardSvg(whole, pictureMarkup(whole));
};

test("a card is a 1200 by 630 PNG in its color", async () => {
  const png = await socialImage(card).png();
  if (!png) throw new Error("nothing was drawn");
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const [red = 0, green = 0, blue = 0] = data;
  for (const [channel, expected] of [
    [red, 11],
    [green, 92],
    [blue, 138],
  ] as const) {
    expect(Math.abs(channel - expected)).toBeLessThan(4);
  }
});

test("the etag follows from the content", () => {
  const { etag } = socialImage(card);
  expect(socialImage({ ...card }).etag).toBe(etag);
  for (const change of [
    { title: "Mission Plumbing" },
    { background: "#0b5c8b" },
    { foot: "Call" },
  ]) {
    expect(socialImage({ ...card, ...change }).etag).not.toBe(etag);
  }
});

test.each([
  "HVAC leads that no other contractor gets",
  "Cañon City Heating & Łódź Grzejniki",
  "</svg><script>alert(1)</script>",
  "𝕌nusual ✨ 名前 ناس",
  "W".repeat(200),
  "word ".repeat(40),
  "",
])("%s contains only outlines", (title) => {
  const svg = svgOf({ title });
  expect(svg).not.toMatch(/NaN|undefined|<text|script|Infinity/);
  expect(
    svg.match(/<path d="[^"]*"\/>/g)?.every((path) => /^<path d="[-MLQCZ\d. ]*"\/>$/.test(path)),
  ).toBe(true);
});

test("letters of the extended alphabet have a width, unknown ones none", () => {
  expect(typefaces.bold.measure("Ł", 100)).toBeGreaterThan(20);
  expect(typefaces.bold.measure("名", 100)).toBe(0);
  const apart = typefaces.bold.measure("one", 50) + typefaces.bold.measure("two", 50);
  expect(typefaces.bold.measure("one two", 50)).toBeGreaterThan(apart);
});
