/** A small PDF that contains these words. */
export function samplePdf(words: string, name = `${words}.pdf`): File {
  return new File([`%PDF-1.7\n% ${words}\n%%EOF\n`], name, { type: "application/pdf" });
}
