import { expect, test } from "vitest";
import { hasContent, ownTextOf } from "./own-text.ts";

const own = (...lines: string[]) => ownTextOf(lines.join("\r\n")).text;

test.each([
  ["Gmail", ["Yes", "", "On Tue, Nov 3, 2026 at 2:14 PM Acme <a@b.example> wrote:", "", "> Hi"]],
  [
    "a line broken in two",
    ["Yes", "On Tue, Nov 3, 2026 at 2:14 PM Acme <", "a@b.example> wrote:", "> Hi"],
  ],
  ["without marks", ["Yes", "", "On Nov 3, 2026, at 2:14 PM, Acme wrote:", "", "Hi", "there"]],
  ["Spanish", ["Yes", "El mar, 3 nov 2026 a las 14:14, Acme (<a@b.example>) escribió:", "> Hi"]],
  ["Outlook", ["Yes", "", "-----Original Message-----", "From: Acme", "Hi"]],
  [
    "Outlook with a rule",
    ["Yes", "", "________________________________", "From: Acme", "Sent: Tuesday", "To: Pat", "Hi"],
  ],
  [
    "Outlook without",
    ["Yes", "", "From: Acme <a@b.example>", "Sent: Tuesday", "To: Pat", "Subject: x", "", "Hi"],
  ],
  ["bold headers", ["Yes", "*From:* Acme", "*Sent:* Tuesday", "*To:* Pat", "Hi"]],
  ["below the quote", ["> Which day?", "> Tuesday?", "Yes"]],
  ["a signature", ["Yes", "-- ", "Pat Doe", "Austin"]],
  ["a telephone", ["Yes", "", "Sent from my iPhone"]],
  ["Outlook for telephones", ["Yes", "", "Get Outlook for iOS<https://aka.ms/o0ukef>"]],
])("%s: keeps the reply", (_program, lines) => {
  expect(own(...lines)).toBe("Yes");
});

test("keeps replies between quoted lines, in order", () => {
  expect(own("On Nov 3, 2026 Acme wrote:", "> Which day?", "Tuesday", "> When?", "At 9")).toBe(
    "Tuesday\nAt 9",
  );
});

test("keeps lines that only look like headers or signatures", () => {
  const lines = [
    "On Monday I will be away.",
    "From: the kitchen to: the bath it leaks",
    "-",
    "Thanks",
  ];
  expect(own(...lines)).toBe(lines.join("\n"));
  expect(ownTextOf("Yes").quoted).toBeNull();
});

test("an email with only quotes has no text of its own", () => {
  const history = "> Which day?\n> Tuesday?";
  expect(ownTextOf(history)).toEqual({ text: "", quoted: history });
});

test("recognizes our messages as quotes, however a mail program marks them", () => {
  const sentText =
    "Hi Pat,\n\nWe can come Thursday at 9 AM or Friday at 2 PM.\nStop messages from Acme";
  const mail = `Still thinking.\n\nTiistaina Acme kirjoitti\n\n${sentText}`;
  expect(ownTextOf(mail, [sentText])).toMatchObject({
    text: "Still thinking.\n\nTiistaina Acme kirjoitti",
  });
  expect(ownTextOf("We can come Thursday at 9 AM", [sentText]).text).toBe(
    "We can come Thursday at 9 AM",
  );
});

test("removes our unsubscribe link even with a short business name", () => {
  const sentText = "Hi Pat,\n\nWe can come Thursday.\nUnsubscribe from Acme";
  expect(ownTextOf("Still thinking.\n\nUnsubscribe from Acme", [sentText]).text).toBe(
    "Still thinking.",
  );
});

test("an image placeholder isn't text", () => {
  for (const text of ["", " \u00a0", "[image: IMG_2041.jpg]", "<image0.jpeg>", "\ufffc", "..."]) {
    expect(hasContent(text), text).toBe(false);
  }
  for (const text of ["?", "ok", "👍", "9"]) expect(hasContent(text), text).toBe(true);
});

test("folding runs in linear time on repetitive mail", () => {
  for (const line of [
    "On a 1\n",
    "> \n",
    "From:\nTo:\n",
    "-----\n",
    "On x\nwrote:\n",
    "On 1 wrote:\nx\n",
    "Sent from my phone\n",
  ]) {
    const text = `${line.repeat(200_000 / line.length)}> Hi`;
    const start = performance.now();
    ownTextOf(text);
    expect(performance.now() - start, line).toBeLessThan(20_000);
  }
});

test("folds an earlier email with a million lines", () => {
  const history = `-----Original Message-----${"\n".repeat(1_000_000)}Hi`;
  expect(ownTextOf(`Yes\n${history}`)).toEqual({ text: "Yes", quoted: history });
});
