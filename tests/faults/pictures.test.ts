import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect } from "vitest";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

fault(
  {
    rule: "fault.hostile-upload",
    title: "rejects a non-picture with a message, whatever its name",
  },
  async (site) => {
    const fakePictures: [name: string, content: string | Buffer][] = [
      ["logo.png", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
      ["logo.svg", "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>"],
      ["logo.png", "<!doctype html><script>alert(1)</script>"],
      ["logo.jpg", "%PDF-1.7 ..."],
      ["logo.gif", "MZ this is a program"],
      ["logo.png", Buffer.concat([pngSignature, Buffer.from("<script>alert(1)</script>")])],
    ];
    for (const [name, content] of fakePictures) {
      const { status, message } = await upload(site, name, content);
      expect([name, status, message]).toEqual([name, 415, "Use a PNG, JPEG, or WebP image"]);
    }
  },
);

fault(
  {
    rule: "fault.hostile-upload",
    title: "stores a picture that is also HTML as a renamed picture",
  },
  async (site) => {
    const hidden = "<script>alert(1)</script>";
    const both = Buffer.concat([await picture().png().toBuffer(), Buffer.from(hidden)]);
    const { status, url } = await upload(site, "../../../../etc/cron.d/logo.png.html", both);
    expect([status, url]).toEqual([
      201,
      expect.stringMatching(/^\/files\/form-logos\/\d+-[0-9a-f]{16}\.png$/),
    ]);
    const response = await site.fetch(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes(hidden)).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(300);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

fault(
  {
    rule: "fault.hostile-upload",
    title: "rejects decompression bombs and huge files without using much memory",
  },
  async (site) => {
    const before = residentMegabytes(site);
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    for (let time = 0; time < 5; time++) {
      const refused = await upload(site, "logo.png", bomb);
      expect([refused.status, refused.message]).toEqual([413, expect.stringMatching(/too large/)]);
    }
    const huge = await upload(site, "logo.png", Buffer.alloc(6_000_000, pngSignature));
    expect(huge.status).toBe(413);
    expect(residentMegabytes(site) - before).toBeLessThan(200);
  },
);

fault(
  {
    rule: "fault.hostile-upload",
    title: "location and camera data are removed from pictures",
  },
  async (site) => {
    const photo = await picture()
      .withExif({ IFD0: { Make: "Canary Camera" }, IFD3: { GPSLatitude: "30/1 16/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(photo.includes("Canary Camera")).toBe(true);
    const { url } = await upload(site, "logo.jpg", photo);
    const stored = Buffer.from(await (await site.fetch(url)).arrayBuffer());
    expect(stored.includes("Canary Camera")).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  },
);

async function upload(site: Site, name: string, content: string | Buffer) {
  const body = new FormData();
  const bytes = typeof content === "string" ? content : new Uint8Array(content);
  body.append("file", new Blob([bytes], { type: "image/png" }), name);
  const response = await site.fetch("/api/storage/form-logos", { method: "POST", body });
  const { url = "", message = "" } = (await response.json()) as { url?: string; message?: string };
  return { status: response.status, url, message };
}

function picture() {
  return sharp({ create: { width: 300, height: 150, channels: 3, background: "#0f766e" } });
}

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

/** A black one-bit picture: a hundred megabytes decoded, a hundred kilobytes sent. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const parts = [chunk("IHDR", header), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([pngSignature, ...parts]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function residentMegabytes({ application }: Site): number {
  const status = readFileSync(`/proc/${application.process().pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
