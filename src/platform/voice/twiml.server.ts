import type { VoiceStep } from "./voice-steps.ts";

type Attributes = Record<string, string | number>;

/** Converts the steps to TwiML ("TwiML for Programmable Voice"); no steps let a call continue unchanged. */
export function writeTwiml(steps: readonly VoiceStep[]): string {
  if (steps.length === 0) return "<Response/>";
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${steps.map(writeStep).join("")}</Response>`;
}

function writeStep(step: VoiceStep): string {
  switch (step.kind) {
    case "say":
      return say(step.text);
    case "gather": {
      const { action, waitSeconds, text, listens } = step;
      const input: Attributes = listens
        ? { input: "dtmf speech", speechTimeout: "auto", language: "en-US" }
        : {};
      const attributes = { ...input, numDigits: 1, timeout: waitSeconds, action, method: "POST" };
      return element("Gather", attributes, say(text));
    }
    case "play":
      return element("Play", {}, escapeXml(step.url));
    case "pause":
      return element("Pause", { length: step.seconds });
    case "redirect":
      return element("Redirect", { method: "POST" }, escapeXml(step.url));
    case "dial":
      return dial(step);
    case "reject":
      return element("Reject", { reason: step.reason });
    case "hangup":
      return element("Hangup", {});
  }
}

function dial(step: Extract<VoiceStep, { kind: "dial" }>): string {
  const { phone, ringSeconds, talkSeconds, whisper, action, callerId, extension, report } = step;
  const limits = { timeout: ringSeconds, timeLimit: talkSeconds };
  const shown: Attributes = callerId ? { callerId } : {};
  const attributes = { answerOnBridge: "true", ...shown, ...limits, action, method: "POST" };
  const whisperUrl: Attributes = whisper === null ? {} : { url: whisper, method: "POST" };
  // Each "w" is a pause of half a second.
  const digits: Attributes = extension ? { sendDigits: `wwww${extension}` } : {};
  const reported: Attributes = report
    ? { statusCallback: report, statusCallbackEvent: "completed", statusCallbackMethod: "POST" }
    : {};
  const number = element("Number", { ...whisperUrl, ...digits, ...reported }, escapeXml(phone));
  return element("Dial", attributes, number);
}

const say = (text: string): string => element("Say", { language: "en-US" }, escapeXml(text));

function element(name: string, attributes: Attributes, content = ""): string {
  const attributeText = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(String(value))}"`,
  );
  const start = `<${name}${attributeText.join("")}`;
  return content ? `${start}>${content}</${name}>` : `${start}/>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for an element or an attribute; characters that XML forbids are removed. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => entities[character] ?? "")
  );
}
