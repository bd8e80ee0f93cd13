import file from "./shrink-request-photos.ts?worker&url";

/** Loads the script that makes photos smaller, once the field is used. */
export const photoScript = `{const f=document.querySelector("input[type=file]");f.onclick=f.onchange=()=>import("${file}").catch(()=>{})}`;

/**
 * Makes a request's photos smaller before they are sent; without it, they are sent as they are.
 * Follows the form. The page must send the script's hash.
 */
export function PhotoScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: photoScript }} />;
}
