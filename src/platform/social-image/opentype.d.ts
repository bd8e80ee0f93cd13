/** The part of the library used here. */
declare module "opentype.js" {
  type Command =
    | { type: "M" | "L"; x: number; y: number }
    | { type: "Q"; x1: number; y1: number; x: number; y: number }
    | { type: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: "Z" };
  export type Font = {
    hasChar(character: string): boolean;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
  };
  const opentype: { parse(font: ArrayBuffer): Font };
  export default opentype;
}
