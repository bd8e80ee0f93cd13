import { declareGuards } from "../guards.ts";

const findColumn = "const column = orders.find((allowed) => allowed.name === name)";

/** What a request may say, how much of it, and what it may make the database ask. */
export const requestGuards = declareGuards({
  ownPagesOnly: { from: "comesFromOurPages", answer: "return true;" },
  pathsOfThisSite: { from: "safePath", answer: "return path;" },
  ownHostOnly: { from: "isOurHost", answer: "return true;" },
  privatePagesAreNotStored: {
    text: 'headers.set("cache-control", "private, no-store");',
    without: 'headers.set("cache-control", "public, max-age=600");',
  },
  bodyLimit: { from: "findOversize", answer: "return null;" },
  fieldLimit: { text: "fields: 200,", without: "fields: 1e6," },
  headersInTime: { text: "headersTimeout: 1e4,", without: "headersTimeout: 0," },
  columnsOfTheTable: { text: `${findColumn};`, without: `${findColumn} ?? orders[0];` },
  cursorHoldsValues: { text: "value === null || holds(column, value)", without: "true" },
  filterIsBound: {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: this is what the code says
    text: "sql`lower(${column}) = lower(${value})`",
    without: "sql.raw(`lower(${column.name}) = lower('${value}')`)",
  },
  idIsRead: { from: "readId", answer: "return text;" },
  staffSearchIsLiteral: {
    text: "containing = (text) => `%${literally(text)}%`",
    without: "containing = (text) => sql.raw(`'%${text}%'`)",
  },
  directorySearchIsLiteral: {
    text: "${ending} like ${pattern}",
    without: "${ending} like ${sql.raw(`'${pattern}'`)}",
  },
  filterHoldsItsValue: {
    from: "equals",
    answer: "return sql`lower(${column}) = lower(${value})`;",
  },
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: this is what the code says
  scrubbedTextIsShort: { text: "longest = 1e3;", without: "longest = 1e9;" },
  numbersAreScrubbedInOnePass: {
    text: String.raw`.replace(/[\d\s().-]{8,}/g, scrubNumber)`,
    without: String.raw`.replace(/(?<![\w-])\+?\d[\d\s().-]{6,}\d(?![\w-])/g, "[number]").replace(/[^\s"'<>()/=?&,;:]+(@|%40)[^\s"'<>()/=?&,;:]+/gi, "[address]")`,
  },
});
