import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** The voicemail page of a new business. */
async function openVoicemail() {
  const business = await addBusiness(site(), "Bluebonnet Plumbing");
  const page = await openVisitor(browser(), site(), { allow: [/status of 422/] });
  await page.context().grantPermissions(["microphone"], { origin: site().url });
  const { userId } = await addCrmMember(site(), business, "owner", `${business}@voicemail.example`);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  await page.context().addCookies([{ name, value, url: site().url }]);
  await page.goto("/crm/settings/voicemail");
  await page.getByText("WAV, MP3, M4A").waitFor();
  return { business, page };
}

const fileInput = (page: Page) => page.getByLabel("Audio file");
const chosenFile = (page: Page) =>
  fileInput(page).evaluate((input) => (input as HTMLInputElement).files?.[0]?.name ?? null);

const recordingsOf = (business: string) =>
  site().runSql(
    "select name, kind, seconds, length(audio_hash) as hash from voicemail_recordings where contractor_id = $1",
    [business],
  );

/** Seconds of the audio that a player has. */
const lengthOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate(async (player) => {
    const audio = player as HTMLAudioElement;
    if (Number.isNaN(audio.duration)) {
      audio.load();
      audio.preload = "metadata";
      await new Promise((resolve) => audio.addEventListener("loadedmetadata", resolve));
    }
    return audio.duration;
  });

test("an owner records a voicemail, listens to it, and saves it", async () => {
  const { business, page } = await openVoicemail();
  await page.getByRole("button", { name: "Record now" }).click();
  await page.getByText("Recording. Click Stop").waitFor();
  await page.waitForTimeout(5_000);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Recorded. Listen to it").waitFor();
  expect(await lengthOf(page, "Your recording")).toBeGreaterThan(3);
  expect(await chosenFile(page)).toBe("recording.wav");
  expect(await findBarriers(page, { largeText: false })).toEqual([]);
  await page.getByLabel("Name", { exact: true }).fill("After a request");
  await page.getByRole("button", { name: "Add recording" }).click();
  await page.getByText("Recording added.").waitFor();
  expect(await recordingsOf(business)).toMatchObject([
    { name: "After a request", kind: "recorded", hash: 64 },
  ]);
  expect(await lengthOf(page, "Listen to After a request")).toBeGreaterThan(3);
  // The form is ready for another one.
  await page.getByRole("button", { name: "Record now" }).waitFor();
  expect(await chosenFile(page)).toBeNull();
});

test("the browser converts a file that isn't WAV or MP3", async () => {
  const { business, page } = await openVoicemail();
  const memo = await page.evaluate(async () => {
    const recorder = new MediaRecorder(await navigator.mediaDevices.getUserMedia({ audio: true }));
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    recorder.stop();
    await new Promise((resolve) => recorder.addEventListener("stop", resolve));
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await fileInput(page).setInputFiles({
    ...{ name: "memo.webm", mimeType: "audio/webm" },
    buffer: Buffer.from(memo),
  });
  await expect.poll(() => chosenFile(page)).toBe("recording.wav");
  await page.getByLabel("Name", { exact: true }).fill("A memo");
  await page.getByRole("button", { name: "Add recording" }).click();
  await page.getByText("Recording added.").waitFor();
  expect(await recordingsOf(business)).toMatchObject([{ name: "A memo", kind: "uploaded" }]);
});

test("a file that the browser can't read is refused right away", async () => {
  const { page } = await openVoicemail();
  await fileInput(page).setInputFiles({
    ...{ name: "memo.amr", mimeType: "audio/amr" },
    buffer: Buffer.from("not audio"),
  });
  await page.getByText("Your browser can’t read this file. Save it as WAV or MP3").waitFor();
  expect(await chosenFile(page)).toBeNull();
});
