import { Readable } from "node:stream";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { sendAudio } from "./send-audio.server.ts";

const audio = Buffer.from(Array.from({ length: 100 }, (_, index) => index));

/** The response to a request for a file of 100 bytes that is read in pieces of 30. */
async function respond(headers: Record<string, string>, method = "GET") {
  const stream = Readable.from(
    [0, 30, 60, 90].map((at) => audio.subarray(at, at + 30)),
    { objectMode: false },
  );
  const files = { read: async () => ({ stream, bytes: audio.length }) };
  const context = new RouterContextProvider();
  context.set(platformContext, { files } as unknown as Platform);
  const request = new Request("https://hearthline.example/audio", { method, headers });
  const response = await sendAudio({ request, context }, "voicemails/a.wav");
  const body = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  const [length, range] = ["content-length", "content-range"].map((name) =>
    response.headers.get(name),
  );
  return { status, length, range, body, isClosed: stream.destroyed, response };
}

test("sends the whole file and announces range support", async () => {
  const { status, length, range, body, response } = await respond({});
  expect([status, length, range, body.equals(audio)]).toEqual([200, "100", null, true]);
  expect(response.headers.get("accept-ranges")).toBe("bytes");
  expect(response.headers.get("content-type")).toBe("audio/wav");
});

test.each([
  ["bytes=0-1", 0, 1],
  ["bytes=25-64", 25, 64],
  ["bytes=90-", 90, 99],
  ["bytes=40-5000", 40, 99],
  ["bytes=-10", 90, 99],
  ["bytes=-500", 0, 99],
  ["bytes=99-99", 99, 99],
])("%s gets that part", async (header, first, last) => {
  const { status, length, range, body, isClosed } = await respond({ range: header });
  expect([status, length, range]).toEqual([
    ...[206, String(last - first + 1), `bytes ${first}-${last}/100`],
  ]);
  expect([...body]).toEqual([...audio.subarray(first, last + 1)]);
  expect(isClosed).toBe(true);
});

test.each(["bytes=100-", "bytes=200-300", "bytes=-0"])("%s can't be satisfied", async (range) => {
  expect(await respond({ range })).toMatchObject({
    ...{ status: 416, range: "bytes */100", isClosed: true },
    body: Buffer.alloc(0),
  });
});

test.each(["bytes=5-1", "bytes=-", "bytes=0-1,5-6", "seconds=0-1", "bytes=a-b"])(
  "%s gets the whole file",
  async (range) => {
    expect(await respond({ range })).toMatchObject({ status: 200, length: "100", range: null });
  },
);

test("If-Range gets the whole file, so versions are never mixed", async () => {
  const headers = { range: "bytes=50-", "if-range": '"earlier"' };
  expect((await respond(headers)).status).toBe(200);
});

test("HEAD gets the length, without reading the file", async () => {
  expect(await respond({ range: "bytes=0-1" }, "HEAD")).toMatchObject({
    ...{ status: 200, length: "100", isClosed: true },
  });
});
