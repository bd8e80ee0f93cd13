/** Where in the house a file is. */
export type Place = {
  part: "pages" | "features" | "content" | "ui" | "platform" | "door" | "outside";
  /** The audience of a page, the room of a feature, the port of the platform; else "". */
  name: string;
};

export function placeOf(path: string): Place {
  const [top, part, name = ""] = path.split("/");
  if (top !== "src" || part === undefined) return { part: "outside", name: "" };
  const isFile = name === "";
  if (isFile) return { part: "door", name: "" };
  const folder = name.replace(/\.(server\.)?tsx?$/, "");
  switch (part) {
    case "pages":
    case "features":
    case "content":
    case "ui":
    case "platform":
      return { part, name: folder };
    default:
      return { part: "outside", name: "" };
  }
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
