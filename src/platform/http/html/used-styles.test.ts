import fc from "fast-check";
import { expect, test } from "vitest";
import { classesIn, readRules, usedStyles } from "./inline-styles.server.ts";

const used = (css: string, ...classes: string[]) => usedStyles(readRules(css), new Set(classes));

test("keeps element rules, and class rules whose class the page uses", () => {
  const css = "h1,.title{color:red}.card{margin:0}.card .title{top:0}:root{--a:1}";
  expect(used(css)).toBe("h1,.title{color:red}:root{--a:1}");
  expect(used(css, "card")).toBe("h1,.title{color:red}.card{margin:0}:root{--a:1}");
  expect(used(css, "card", "title")).toBe(css);
});

test("drops layers and conditions without used rules, keeps other blocks", () => {
  const css =
    '@charset "x";@layer a,b;@layer a{.x{top:0}@media (width>=40rem){.y{top:0}}}@keyframes spin{to{rotate:1turn}}@property --z{syntax:"*";inherits:false}';
  expect(used(css)).toBe(
    '@charset "x";@layer a,b;@keyframes spin{to{rotate:1turn}}@property --z{syntax:"*";inherits:false}',
  );
  expect(used(css, "y")).toContain("@layer a{@media (width>=40rem){.y{top:0}}}");
});

test("reads escaped names, strings, comments and brackets like a browser", () => {
  const rules = [
    ".max-w-\\[calc\\(1rem\\+2px\\)\\]{width:1px}",
    ".\\32 xl\\:p-4{padding:1rem}",
    '.before\\:x:before{content:"}{;.y"}',
    ".a:not(.b):is(.c,.d){top:0}",
    '.e[title="a,b"]{left:0/*}.z{*/}',
  ];
  const classes = ["max-w-[calc(1rem+2px)]", "2xl:p-4", "before:x", "a", "e"];
  expect(used(rules.join(""), ...classes)).toBe(rules.join(""));
  for (const [index, rule] of rules.entries()) {
    const others = classes.filter((_, at) => at !== index);
    expect(used(rules.join(""), ...others)).toBe(rules.join("").replace(rule, ""));
  }
});

test("a comment between rules stays", () => {
  expect(used("/*! MIT } .x{ */.a{top:0}/* open", "a")).toBe("/*! MIT } .x{ */.a{top:0}/* open");
  expect(used("/*! MIT } .x{ */.a{top:0}")).toBe("/*! MIT } .x{ */");
});

test("reads classes from markup, including escaped characters", () => {
  const html = `<p class="a  b"><svg class="[&amp;&gt;svg]:w-4 before:content-[&#x27;x&#x27;]"></svg>`;
  expect([...classesIn(html)]).toEqual(["a", "b", "[&>svg]:w-4", "before:content-['x']"]);
});

test("returns the same style sheet when all classes are used", () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/);
  const rule = fc.tuple(name, name).map(([one, two]) => `.${one} .${two}{color:red}`);
  const group = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) => rules.join(""));
  fc.assert(
    fc.property(fc.array(group, { maxLength: 5 }), (parts) => {
      const css = parts.map((part, index) => (index % 2 ? `@media print{${part}}` : part)).join("");
      const classes = new Set(css.match(/(?<=\.)[a-z0-9-]+/g));
      expect(usedStyles(readRules(css), classes)).toBe(css);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (css) => typeof usedStyles(readRules(css), new Set()) === "string"),
  );
});
