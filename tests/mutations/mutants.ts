import { parseSync } from "vite";

/** One change of a source that the tests must detect. */
export type Mutant = { id: number; line: number; from: string; to: string };

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Whether a mutant of this file is active; the module is evaluated again for each. */
const isActive = (path: string, id: number) =>
  `globalThis.activeMutant === ${JSON.stringify(`${path.split("/").at(-1)}:${id}`)}`;

const swapped: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "??=": ["="],
};

/** Method calls that are removed, and those that are swapped. */
const dropped = ["filter", "toSorted", "toReversed", "slice", "trim", "toLowerCase", "flatMap"];
const otherMethod: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  findLast: "find",
  find: "findLast",
  max: "min",
  min: "max",
  floor: "ceil",
};

/**
 * The source with all its mutants inside, each active while `globalThis.activeMutant` names it: changed
 * comparisons, operators, conditions, numbers, texts, booleans, and methods, emptied functions, lists, and objects, and
 * each row of a list left out.
 */
export function withMutants(path: string, source: string): { code: string; mutants: Mutant[] } {
  const mutants: Mutant[] = [];
  const { program } = parseSync(path, source);

  const textOf = ({ start, end }: Node) => source.slice(start, end);

  function add(node: Node, to: string): string {
    const id = mutants.length + 1;
    const line = source.slice(0, node.start).split("\n").length;
    mutants.push({ id, line, from: textOf(node), to });
    return `${isActive(path, id)} ? (${to}) : `;
  }

  /** The node's text with its own mutants first, then those of nested nodes. */
  function print(node: Node, isExpression: boolean): string {
    let code = "";
    let at = node.start;
    for (const [child, isInner] of childrenOf(node)) {
      // `{ reason }` names its value once.
      if (child.start < at) continue;
      code += source.slice(at, child.start) + print(child, isInner);
      at = child.end;
    }
    code += source.slice(at, node.end);
    if (node.isLoopBody) return `{ globalThis.countLoop(); ${code} }`;
    if (isEmptied(node)) {
      add(node, "{}");
      return `{ if (${isActive(path, mutants.length)}) return; ${code} }`;
    }
    if (!isExpression) return code;
    const decided = node.isCondition ? ["true", "false"] : [];
    const own = [...decided, ...changesOf(node, textOf)].map((to) => add(node, to));
    return own.length > 0 ? `(${own.join("")}(${code}))` : code;
  }

  const code = print(program as unknown as Node, false);
  return { code, mutants };
}

/** A function's body; its mutant returns immediately. */
const isEmptied = (node: Node) => node.type === "BlockStatement" && node.isFunctionBody === true;

/** A node's children in order, and whether each is an expression whose value is used. */
function childrenOf(node: Node): [Node, boolean][] {
  const values: [Node, boolean][] = [];
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child) || isTyping(child)) continue;
      if (name === "body" && /Function/.test(node.type) && child.type === "BlockStatement") {
        child.isFunctionBody = true;
      }
      if (name === "body" && /^(?:For|While)/.test(node.type)) child.isLoopBody = true;
      if (name === "test" && node.type === "IfStatement") child.isCondition = true;
      values.push([child, isUsedValue(node, name)]);
    }
  }
  return values.sort(([a], [b]) => a.start - b.start);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Types have no effect at run time; an assertion's expression does. */
const isTyping = ({ type }: Node) =>
  (type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)) ||
  type.startsWith("Import");

const unusedValues: Readonly<Record<string, readonly string[]>> = {
  Property: ["key"],
  MemberExpression: ["property", "object"],
  CallExpression: ["callee"],
  NewExpression: ["callee"],
  AssignmentExpression: ["left"],
  UpdateExpression: ["argument"],
  VariableDeclarator: ["id"],
  AssignmentPattern: ["left"],
  ForOfStatement: ["left"],
  ExportNamedDeclaration: ["source"],
  TSAsExpression: ["typeAnnotation"],
};

const withValues =
  /^(?:Property|MemberExpression|CallExpression|NewExpression|AssignmentExpression|VariableDeclarator|AssignmentPattern|ForStatement|ForOfStatement|IfStatement|WhileStatement|ReturnStatement|ThrowStatement|ArrowFunctionExpression|ArrayExpression|ConditionalExpression|LogicalExpression|BinaryExpression|UnaryExpression|ParenthesizedExpression|SpreadElement|TemplateLiteral|TSAsExpression|TSSatisfiesExpression|ChainExpression|ExpressionStatement)$/;

const isUsedValue = ({ type }: Node, name: string): boolean =>
  withValues.test(type) &&
  !(unusedValues[type] ?? []).includes(name) &&
  name !== "params" &&
  name !== "quasis";

/** The node's replacements. */
function changesOf(node: Node, textOf: (node: Node) => string): string[] {
  const { type } = node;
  const text = textOf(node);
  if (type === "BinaryExpression" || type === "LogicalExpression") {
    const [left, right] = [node.left as Node, node.right as Node];
    return (swapped[String(node.operator)] ?? []).map(
      (operator) => `(${textOf(left)}) ${operator} (${textOf(right)})`,
    );
  }
  if (type === "AssignmentExpression" && swapped[String(node.operator)]) {
    const operator = swapped[String(node.operator)]?.[0];
    return [`${textOf(node.left as Node)} ${operator} (${textOf(node.right as Node)})`];
  }
  if (type === "UnaryExpression" && node.operator === "!") return [textOf(node.argument as Node)];
  if (type === "ConditionalExpression") {
    return [textOf(node.consequent as Node), textOf(node.alternate as Node)].map(
      (text) => `(${text})`,
    );
  }
  if (type === "Literal") return literalChanges(node.value);
  if (type === "TemplateLiteral") return ['""'];
  if (type === "ArrayExpression") return arrayChanges(node, textOf);
  if (type === "ObjectExpression") return text === "{}" ? [] : ["{}"];
  if (type === "ArrowFunctionExpression" && (node.body as Node).type !== "BlockStatement") {
    return ["() => undefined"];
  }
  if (type === "CallExpression") return callChanges(node, textOf);
  return [];
}

function literalChanges(value: unknown): string[] {
  if (typeof value === "number") return [String(value + 1)];
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "string") return [value === "" ? '"changed"' : '""'];
  return [];
}

/** The list without each of its elements, and an empty one. */
function arrayChanges(node: Node, textOf: (node: Node) => string): string[] {
  const elements = (node.elements as Node[]).map(textOf);
  if (elements.length === 0) return [];
  if (elements.length === 1) return ["[]"];
  return elements.map(
    (_, omitted) => `[${elements.filter((_one, index) => index !== omitted).join(", ")}]`,
  );
}

function callChanges(node: Node, textOf: (node: Node) => string): string[] {
  const callee = node.callee as Node;
  if (callee.type !== "MemberExpression") return [];
  const [object, name] = [textOf(callee.object as Node), textOf(callee.property as Node)];
  if (dropped.includes(name)) return [object];
  const opposite = otherMethod[name];
  const argumentText = (node.arguments as Node[]).map(textOf).join(", ");
  return opposite ? [`${object}.${opposite}(${argumentText})`] : [];
}
