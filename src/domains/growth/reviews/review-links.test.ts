import { expect, test } from "vitest";
import { validateReviewLink } from "./review-links.ts";
import { type ReviewSite, reviewLinkLabel } from "./reviews.ts";

const own = "hearth.example";

test.each<[ReviewSite, string]>([
  ["google", "https://g.page/r/CabcDEF/review"],
  ["google", "https://search.google.com/local/writereview?placeid=ChIJ"],
  ["google", "https://maps.app.goo.gl/abc123"],
  ["google", "https://www.google.com/maps/place/Acme"],
  ["facebook", "https://www.facebook.com/acmeplumbing/reviews"],
  ["yelp", "https://www.yelp.com/biz/acme-plumbing-austin"],
  ["other", "https://www.angi.com/companylist/us/tx/austin/acme.htm"],
])("accepts a %s page: %s", (site, url) => {
  expect(validateReviewLink({ site, url }, own)).toBeNull();
});

test.each<[ReviewSite, string]>([
  ["google", "http://g.page/r/CabcDEF/review"],
  ["google", "https://www.google.com/url?q=https://evil.example"],
  ["google", "https://google.com.evil.example/maps"],
  ["google", "https://evilgoogle.com/maps"],
  ["google", "https://www.google.com@evil.example/maps"],
  ["facebook", "https://l.facebook.com/l.php?u=https://evil.example"],
  ["facebook", "https://www.facebook.com/l.php?u=https://evil.example"],
  ["facebook", "https://www.facebook.com/"],
  ["yelp", "https://www.yelp.com/biz_redir?url=https://evil.example"],
  ["other", "javascript:alert(1)"],
  ["other", "https://10.0.0.1/review"],
  ["other", "https://[::1]/review"],
  ["other", "https://localhost/review"],
  ["other", "https://angi.com:8443/acme"],
  ["other", "https://somebody:secret@angi.com/acme"],
  ["other", "https://hearth.example/r/abc"],
  ["other", "https://www.hearth.example/r/abc"],
])("rejects anything but a public %s review page: %s", (site, url) => {
  expect(validateReviewLink({ site, url }, own)).toEqual(expect.any(String));
});

test("a link is named by its site or its host", () => {
  expect(reviewLinkLabel({ site: "yelp", url: "https://www.yelp.com/biz/acme" })).toBe("Yelp");
  expect(reviewLinkLabel({ site: "other", url: "https://www.angi.com/acme" })).toBe("Angi");
  expect(reviewLinkLabel({ site: "other", url: "https://www.acme.example/r" })).toBe(
    "acme.example",
  );
});
