/** Small faults in a source file, one at a time: what a slip of the keyboard or of thought would make of it. */
import { parseSync } from 'vite';

export interface Mutant {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with this fault. */
  readonly code: string;
}

/** A node of the syntax tree, as far as the faults need it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Operators that are mistaken for each other. Loops keep their steps and conditions, so that every mutant ends. */
const otherOperators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};

/** Types have no behaviour, and imports only names. */
const ignored = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/;

/** All mutants of a TypeScript file. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  const text = ({ start, end }: Node) => code.slice(start, end);
  const add = (start: number, end: number, after: string) => {
    const line = code.slice(0, start).split('\n').length;
    found.push({ line, before: code.slice(start, end), after, code: code.slice(0, start) + after + code.slice(end) });
  };

  function operator(node: Node, left: Node, right: Node): void {
    const between = code.slice(left.end, right.start);
    const sign = String(node['operator']);
    const start = left.end + between.indexOf(sign);
    for (const other of otherOperators[sign] ?? []) add(start, start + sign.length, other);
  }

  function condition(test: Node): void {
    add(test.start, test.end, 'true');
    add(test.start, test.end, 'false');
  }

  function visit(node: Node): void {
    if (ignored.test(node.type)) return;
    const part = (key: string) => node[key] as Node;
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        operator(node, part('left'), part('right'));
        break;
      case 'ConditionalExpression':
      case 'IfStatement':
        condition(part('test'));
        break;
      case 'UnaryExpression':
        if (['!', '-'].includes(String(node['operator']))) add(node.start, node.end, `(${text(part('argument'))})`);
        break;
      case 'ArrayExpression':
        for (const element of node['elements'] as (Node | null)[]) if (element) removeElement(element);
        break;
      case 'TSAsExpression':
        if (isWordList(part('expression'))) return;
        break;
      case 'Literal':
        literal(node);
        break;
      case 'CallExpression':
        method(part('callee'));
        break;
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visitAll(value);
  }

  function visitAll(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visitAll);
    else if (isNode(value)) visit(value);
  }

  function removeElement(element: Node): void {
    const comma = /^\s*,/.exec(code.slice(element.end))?.[0] ?? '';
    add(element.start, element.end + comma.length, '');
  }

  function literal(node: Node): void {
    if (typeof node['value'] === 'boolean') add(node.start, node.end, String(!node['value']));
    else if (typeof node['value'] === 'number') add(node.start, node.end, `(${text(node)} + 1)`);
    else if (typeof node['value'] === 'bigint') add(node.start, node.end, `(${text(node)} + 1n)`);
  }

  function method(callee: Node): void {
    const property = callee['property'];
    if (callee.type !== 'MemberExpression' || !isNode(property)) return;
    const other = otherMethods[text(property)];
    if (other !== undefined) add(property.start, property.end, other);
  }

  visitAll(parseSync(file, code).program.body);
  return found;
}

/** A list of words `as const`. The types hold it: without one of its words, its users do not compile. */
function isWordList({ type, elements }: Node): boolean {
  return type === 'ArrayExpression' && (elements as (Node | null)[]).every((element) => typeof element?.['value'] === 'string');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
