import sharp from "sharp";

/** A photo as a phone sends it, with the camera's make in its EXIF data. */
export async function samplePhoto(width = 2000, height = 1500): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#0b5c8a" } })
    .withExif({ IFD0: { Make: "Canary Camera" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "IMG_0001.jpg");
}
