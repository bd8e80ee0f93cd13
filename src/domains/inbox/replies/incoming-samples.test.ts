import { expect, test } from "vitest";
import { type Classified, classifyMessage } from "~/domains/messaging/incoming/classify-message.ts";
import { parseMail } from "~/platform/inbound-mail/parse-mail.server.ts";
import {
  readMailSamples,
  readTextSamples,
  type Sample,
  sampleMail,
} from "../../../../tests/drivers/incoming-samples.ts";

const sent =
  "Lone Star Pest Defense: Hi Pat, we got your request about ants. Would Thu at 9 AM or Fri at 2 PM work for you? Reply STOP to stop, HELP for help.";

type Read = { sample: Sample; found: Classified; got: string };

/** Groups a keyword stop with a stop in a sentence. */
const classOf = (name: string) => (name === "stop-in-words" ? "stop" : name);
const nameOf = ({ intent, ready }: Classified) => (ready ? "ready" : classOf(intent));

function readTexts(files: string[]): Read[] {
  return files
    .flatMap((file) => readTextSamples(file, sent))
    .map((sample) => {
      const { own: text, optedOut } = sample;
      const classified = classifyMessage({ channel: "sms", text, sent: [sent], optedOut });
      return { sample, found: classified, got: nameOf(classified) };
    });
}

async function readMails(files: string[]): Promise<Read[]> {
  const original = await sampleMail();
  const quoted = { sent: [original.text], sentSubjects: [original.subject] };
  return Promise.all(
    files
      .flatMap((file) => readMailSamples(file, original))
      .map(async (sample) => {
        const { subject, text, reaction } = await parseMail(sample.raw);
        const mail = { channel: "email", text, subject, reaction } as const;
        const classified = classifyMessage({ ...mail, ...quoted });
        return { sample, found: classified, got: nameOf(classified) };
      }),
  );
}

const texts = ["a", "b", "c", "d", "e", "f", "g", "h", "earlier"].map((lot) => `texts-${lot}.txt`);
const mails = ["a", "b", "c", "d"].map((lot) => `mails-${lot}.txt`);
const all = [...readTexts(texts), ...(await readMails(mails))];
const shown = (reads: Read[]) =>
  reads.map(({ sample, got }) => `${sample.channel} ${sample.right} -> ${got}: ${sample.shown}`);
/** The first reader's tests cover only these broader classes. */
const inPart: Record<string, string[]> = {
  "reply-or-ready": ["reply", "ready", "reaction"],
  "not-ready": ["reply", "reaction"],
};
const isRight = ({ sample: { right }, got }: Read) =>
  (inPart[right] ?? [classOf(right)]).includes(got);
const meantOf = (read: Read) => (isRight(read) ? read.got : classOf(read.sample.right));

// follow-ups.ready-to-book
test("each class of the samples meets its precision and recall", () => {
  expect(all.length).toBeGreaterThan(2_500);
  const names = new Set(all.map(({ got }) => got));
  const rows = [...names].toSorted().map((name) => {
    const sameKind = all.filter(({ got }) => got === name);
    const meant = all.filter((message) => meantOf(message) === name);
    const both = sameKind.filter(isRight);
    return {
      name,
      of: meant.length,
      precision: both.length / sameKind.length,
      recall: both.length / meant.length,
    };
  });
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);
  for (const { name, of, precision, recall } of rows) {
    process.stdout.write(
      `incoming: ${name.padEnd(13)}${`${of}`.padStart(5)} precision ${percent(precision)} recall ${percent(recall)}\n`,
    );
    expect(Math.min(precision, recall), name).toBeGreaterThan(0.95);
  }
});

// sms.stop-words
test("the samples have no wrong opt-outs and no missed ones", () => {
  const isOf = (name: string) => (read: Read) =>
    (classOf(read.sample.right) === name) !== (read.got === name);
  expect(shown(all.filter(isOf("stop")))).toEqual([]);
  expect(shown(all.filter(isOf("unclear-stop")))).toEqual([]);
});

test("each sample email yields exactly its sender's own words", () => {
  const cut = all.filter(
    ({ sample, found }) =>
      sample.channel === "email" && sample.right !== "reaction" && found.text !== sample.own.trim(),
  );
  expect(cut.map(({ sample, found }) => [sample.shown, found.text.slice(0, 300)])).toEqual([]);
});
