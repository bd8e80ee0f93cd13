import { trapField } from "./lead-sources.ts";

/** On the fields, because themes give the form itself its place. */
const wide =
  'style="width:100%;max-width:30rem;margin:0;box-sizing:border-box;padding:.6rem;font:inherit"';
/** No backslash: some website builders remove them. */
const tenDigits = 'pattern="(?:[^0-9]*[0-9]){10,}.*" title="A phone number with area code"';

/**
 * A form for a contractor's own website, without scripts. Website builders change
 * pasted HTML, so each line is an element of its own, which WordPress leaves as it is. Where
 * WordPress strips forms because their author isn't trusted, it keeps `button` but no `input`, and a
 * button that does nothing would lose a request.
 */
export const websiteFormHtml = (
  address: string,
): string => `<form method="post" action="${address}">
<p><label>Name<br><input name="name" type="text" autocomplete="name" required ${wide}></label></p>
<p><label>Phone<br><input name="phone" type="tel" autocomplete="tel" required ${tenDigits} ${wide}></label></p>
<p><label>Email (optional)<br><input name="email" type="email" autocomplete="email" ${wide}></label></p>
<p><label>ZIP code<br><input name="zip" type="text" autocomplete="postal-code" inputmode="numeric" ${wide}></label></p>
<p><label>What do you need?<br><textarea name="message" rows="4" required ${wide}></textarea></label></p>
<div hidden><label>Leave blank <input name="${trapField}" tabindex="-1" autocomplete="off"></label></div>
<p><input type="submit" value="Request an estimate" style="padding:.7rem 1.2rem;font:inherit;cursor:pointer"></p>
</form>`;
