import { expect, test } from "vitest";
import { readSpendLines } from "./read-spend-lines.ts";
import { maxSpendLength } from "./spend.ts";

test("two columns with the same meaning are rejected as ambiguous", () => {
  const read = (head: string) => readSpendLines(`${head}\n2026-11-01,10,20`, "Google Ads");
  expect(read("Day,Cost,Spend")).toMatchObject({
    errors: { content: "“Cost” and “Spend” could both be the amount. Remove one of them." },
  });
  expect(read("Day,Cost,Clicks")).toMatchObject({
    lines: [{ spend: { source: "Google Ads", firstOn: "2026-11-01", cents: 1_000 } }],
  });
});

/** Spend by day, and why other lines aren't imported. */
function check(content: string, source = "Google Ads") {
  const parsed = readSpendLines(content, source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.lines.map((line) =>
    line.spend
      ? [line.spend.firstOn, line.spend.lastOn, line.spend.cents, line.spend.source]
      : (line.problem ?? line.note),
  );
}

// Google Ads, "Download a report": a title, the dates, the headings, and a line for each total
// (support.google.com/google-ads/answer/2404176).
test("a Google Ads report has titles above and totals below", () => {
  const report = `Campaign report
"March 1, 2024 - March 3, 2024"
Day,Campaign,Currency code,Cost,Avg. CPC,Cost / conv.
2024-03-01,Ants,USD,13.57,1.00,4.00
2024-03-02,Ants,USD,"1,213.19",1.00,4.00
2024-03-03,Ants,USD,0.00,0,0
Total: Campaigns, --,USD,"1,226.76",1.00,4.00
Total: Account, --,USD,"1,226.76",1.00,4.00
Total: Search, --,USD,"1,226.76",1.00,4.00`;
  expect(check(report)).toEqual([
    ["2024-03-01", "2024-03-01", 1_357, "Google Ads"],
    ["2024-03-02", "2024-03-02", 121_319, "Google Ads"],
    "Nothing spent",
    "A total, not imported",
    "A total, not imported",
    "A total, not imported",
  ]);
});

test("a report without days in its lines uses those in its title", () => {
  const report =
    "Campaign report\nMarch 1, 2024 - March 31, 2024\nCampaign\tCost\nAnts\t$13.57\nBees\t5\nTotal\t18.57\n";
  expect(check(report.replaceAll("\t", ";"))).toEqual([
    ["2024-03-01", "2024-03-31", 1_357, "Google Ads"],
    ["2024-03-01", "2024-03-31", 500, "Google Ads"],
    "A total, not imported",
  ]);
  expect(check(report)).toHaveLength(3);
});

// Meta Ads Manager, "Export": a line without a campaign is the total, first or last
// (facebook.com/business/help/205067636197240).
test.each(["first", "last"])("a Meta report has its total %s", (place) => {
  const sum = "2024-03-09,2024-03-10,,58.22,2000";
  const days = "2024-03-09,2024-03-09,Fall,27.11,900\n2024-03-10,2024-03-10,Fall,31.11,1100";
  const head = "Reporting starts,Reporting ends,Campaign name,Amount spent (USD),Impressions";
  const lines = check(
    [head, ...(place === "first" ? [sum, days] : [days, sum])].join("\n"),
    "Meta",
  );
  expect(lines.filter((line) => line !== "A total, not imported")).toEqual([
    ["2024-03-09", "2024-03-09", 2_711, "Meta"],
    ["2024-03-10", "2024-03-10", 3_111, "Meta"],
  ]);
  expect(lines).toHaveLength(3);
});

test("recognizes a total of all days without a campaign column", () => {
  expect(
    check(
      "From,To,Spent\n3/1/2024,3/3/2024,6\n3/1/2024,3/1/2024,1\n3/2/2024,3/2/2024,2\n3/3/2024,3/3/2024,3",
    ),
  ).toEqual([
    "A total, not imported",
    ["2024-03-01", "2024-03-01", 100, "Google Ads"],
    ["2024-03-02", "2024-03-02", 200, "Google Ads"],
    ["2024-03-03", "2024-03-03", 300, "Google Ads"],
  ]);
});

test("keeps lines that only look like totals", () => {
  expect(check("Day,Cost\n2024-03-01,5\n2024-03-01,5\n2024-03-01,10")).toHaveLength(3);
  expect(check("Day,Cost\n2024-03-01,5\n2024-03-01,5\n2024-03-01,10")).not.toContain(
    "A total, not imported",
  );
  expect(check("Month,Cost,Campaign\n2024-03,5,\n2024-04,6,")).toHaveLength(2);
});

test.each([
  ["Week,Cost\n2024-03-04,7", ["2024-03-04", "2024-03-10", 700, "Google Ads"]],
  ["Month,Cost\nMarch 2024,7", ["2024-03-01", "2024-03-31", 700, "Google Ads"]],
  ["Month,Cost\n2024-03-01,7", ["2024-03-01", "2024-03-31", 700, "Google Ads"]],
  ["Month,Cost\n3/2024,7", ["2024-03-01", "2024-03-31", 700, "Google Ads"]],
  ['Day,Cost\n"Fri, Mar 1, 2024",7', ["2024-03-01", "2024-03-01", 700, "Google Ads"]],
  ["Day;Cost\n25/03/2024;1.234,50", ["2024-03-25", "2024-03-25", 123_450, "Google Ads"]],
  ["Date,Cost\n2024-03-01 - 2024-03-07,7", ["2024-03-01", "2024-03-07", 700, "Google Ads"]],
  ["Day,Amount,Source\n2024-03-01,USD 7.00,Yelp", ["2024-03-01", "2024-03-01", 700, "Yelp"]],
  [
    "Lead date,Customer,Lead fee\n03/01/2024,Pat,$45.00",
    ["2024-03-01", "2024-03-01", 4_500, "Google Ads"],
  ],
  ["sep=;\nDay;Cost\n2024-03-01;7", ["2024-03-01", "2024-03-01", 700, "Google Ads"]],
])("parses %j", (content, line) => {
  expect(check(content)).toEqual([line]);
});

test.each([
  ["Day,Cost\n2024-03-01,(5.00)", /Refunds/],
  ["Day,Amount spent (EUR)\n2024-03-01,5", /EUR can’t be imported/],
  ["Day,Cost,Currency\n2024-03-01,5,GBP", /GBP can’t be imported/],
  ["Day,Cost\nsoon,5", /Enter a date/],
])("%j reports its error", (content, problem) => {
  expect(check(content)).toEqual([expect.stringMatching(problem)]);
});

test("each column shows its matched field", () => {
  const parsed = readSpendLines("Day,Campaign,Cost,Clicks\n2024-03-01,Ants,5,9", "Google Ads");
  expect(parsed).toMatchObject({
    columns: [
      { heading: "Day", field: "day", match: "exact", samples: ["2024-03-01"] },
      { heading: "Campaign", field: "campaign" },
      { heading: "Cost", field: "amount" },
      { heading: "Clicks", field: null, samples: ["9"] },
    ],
  });
});

test("the maximum length counts form line endings once", () => {
  const head = "Day,Cost,Note\n2024-03-01,5,first\n2024-03-02,5,";
  const content = `${head}${"x".repeat(maxSpendLength - head.length)}`;
  expect(check(content.replaceAll("\n", "\r\n"))).toHaveLength(2);
  const longer = readSpendLines(`${content}x`, "Google Ads");
  expect(longer).toMatchObject({ errors: { content: "Split it into parts of up to 500 KB" } });
});
