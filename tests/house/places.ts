/** Which part of the architecture a file belongs to. */
export type Place = {
  part:
    | "web"
    | "domains"
    | "content"
    | "illustrations"
    | "ui"
    | "platform"
    | "demo"
    | "entry"
    | "outside";
  /** A page's audience, the domain, or the platform folder; else "". */
  name: string;
};

export function placeOf(path: string): Place {
  const [top, part, name = ""] = path.split("/");
  if (top !== "src" || part === undefined) return { part: "outside", name: "" };
  const isFile = name === "";
  if (isFile) return { part: "entry", name: "" };
  const folder = name.replace(/\.(server\.)?tsx?$/, "");
  switch (part) {
    case "web":
    case "domains":
    case "content":
    case "illustrations":
    case "demo":
    case "ui":
    case "platform":
      return { part, name: folder };
    default:
      return { part: "outside", name: "" };
  }
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
