import { centsField } from "~/domains/shared/money/money.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import {
  type EstimateLine,
  maxLines,
  maxOptions,
  optionNames,
  quantityField,
} from "./job-estimates.ts";

/** A line as its fields hold it. */
export type TypedLine = {
  description: string;
  unit: string;
  quantity: string;
  price: string;
  taxable: boolean;
};

export type TypedOption = { name: string; lines: TypedLine[] };

/** The names of an option's and of a line's fields; both count from 1. */
export const optionField = (option: number) => `option_${option}_name`;
export const lineField = (option: number, line: number, field: keyof TypedLine) =>
  `line_${option}_${line}_${field}`;

export const blankLine: TypedLine = {
  description: "",
  unit: "",
  quantity: "",
  price: "",
  taxable: false,
};

/** Blank lines that a form shows below those that are kept, at most. */
const maxBlanks = 4;

/** Whether nothing was typed into a line; it is then left out. */
export const isBlank = ({ description, price, unit }: TypedLine): boolean =>
  [description, price, unit].every((text) => text.trim() === "");

/** The options that a form of an editor says, with their lines. */
export function readOptions(values: FormValues): TypedOption[] {
  const options: TypedOption[] = [];
  for (let option = 1; option <= maxOptions; option += 1) {
    if (values[optionField(option)] === undefined) break;
    options.push({
      name: typedText(values, optionField(option)) ?? "",
      lines: readLines(values, option),
    });
  }
  return options;
}

function readLines(values: FormValues, option: number): TypedLine[] {
  const lines: TypedLine[] = [];
  for (let line = 1; line <= maxLines + maxBlanks; line += 1) {
    const of = (field: keyof TypedLine) => typedText(values, lineField(option, line, field)) ?? "";
    if (values[lineField(option, line, "description")] === undefined) break;
    lines.push({
      description: of("description"),
      unit: of("unit"),
      quantity: of("quantity"),
      price: of("price"),
      taxable: of("taxable") !== "",
    });
  }
  return lines;
}

/** What the fields show of a line that is kept. */
export const typedLine = (line: EstimateLine): TypedLine => ({
  description: line.description,
  unit: line.unit ?? "",
  quantity: quantityField(line.quantity),
  price: centsField(line.priceCents),
  taxable: line.taxable,
});

/** What a button of an editor does to what is typed, before it is saved. */
export type EditorStep =
  | { kind: "save" }
  | { kind: "remove-line"; option: number; line: number }
  | { kind: "add-option" }
  | { kind: "remove-option"; option: number }
  | { kind: "add-price"; option: number };

/** The step that a button's value names, such as `remove-line-1-2`; null for no button of an editor. */
export function readStep(intent: unknown): EditorStep | null {
  if (typeof intent !== "string") return null;
  if (/^(save|send|withdraw|issue|add-line-[1-3])$/.test(intent)) {
    return { kind: "save" };
  }
  if (intent === "add-option") return { kind: "add-option" };
  const [, kind, option = "", line = ""] =
    /^(remove-line|remove-option|add-price)-([1-3])(?:-(\d{1,2}))?$/.exec(intent) ?? [];
  if (kind === "remove-line" && line !== "") {
    return { kind, option: Number(option), line: Number(line) };
  }
  if (kind === "remove-option" || kind === "add-price") return { kind, option: Number(option) };
  return null;
}

/** What is typed after a step. A further option begins with the lines of the one before it. */
export function afterStep<Typed extends { options: TypedOption[] }>(
  typed: Typed,
  step: EditorStep,
  price: TypedLine | null = null,
): Typed {
  const { options } = typed;
  const change = (option: number, lines: (lines: TypedLine[]) => TypedLine[]) => ({
    ...typed,
    options: options.map((one, at) =>
      at === option - 1 ? { ...one, lines: lines(one.lines) } : one,
    ),
  });
  if (step.kind === "remove-line") {
    return change(step.option, (lines) => lines.filter((_, at) => at !== step.line - 1));
  }
  if (step.kind === "add-price" && price) {
    return change(step.option, (lines) => [...lines.filter((line) => !isBlank(line)), price]);
  }
  if (step.kind === "remove-option" && options.length > 1) {
    return { ...typed, options: options.filter((_, at) => at !== step.option - 1) };
  }
  if (step.kind === "add-option" && options.length < maxOptions) {
    const used = options.map(({ name }) => name);
    const name = optionNames.find((one) => !used.includes(one)) ?? "Option";
    return { ...typed, options: [...options, { name, lines: options.at(-1)?.lines ?? [] }] };
  }
  return typed;
}
