import sharp from "sharp";

/** A picture as a telephone sends it, with where it was taken. */
export async function samplePhoto(width = 2000, height = 1500): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#0b5c8a" } })
    .withExif({ IFD0: { Make: "Canary Camera" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "IMG_0001.jpg");
}
