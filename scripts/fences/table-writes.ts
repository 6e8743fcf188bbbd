/** Finds the tables that the server's files write to, by SQL or by the query builder. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { lineAt } from './imports.ts';

/** `table` is null when the name is built at run time from nothing that the file itself contains. */
export type TableWrite = { file: string; line: number; table: string | null };

const sources = 'apps/server/src/**/*.ts';
/** Demo data and tests may fill any table. */
const exempt = /\.(test|fixture|factory)\.ts$|^apps\/server\/src\/demo\//;

export async function readTableWrites(root: string, tables: ReadonlySet<string>): Promise<TableWrite[]> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) if (!exempt.test(file)) files.push(file);
  const found = files.sort().map(async (file) => writesIn(file, await readFile(join(root, file), 'utf8'), tables));
  return (await Promise.all(found)).flat();
}

/** Replaces `${…}` in the text of a template. */
const UNKNOWN = '§';

/**
 * Each table a file writes to. When a statement doesn't name its table, every table named in a string of the file
 * counts, because any of them could be meant.
 */
export function writesIn(file: string, source: string, tables: ReadonlySet<string>): TableWrite[] {
  const { program } = parseSync(file, source);
  const texts: Text[] = [];
  const written: Text[] = [];
  visit(program, (node) => {
    const text = textOf(node);
    if (text) texts.push(text);
    const table = tableArgument(node);
    if (table) written.push(table);
  });
  for (const { text, at } of texts) written.push(...tablesIn(text, tables).map((table) => ({ text: table, at })));
  const named = texts.filter(({ text }) => tables.has(text));
  return written.flatMap(({ text, at }): TableWrite[] => {
    if (text !== UNKNOWN) return [{ file, line: lineAt(source, at), table: text }];
    if (named.length === 0) return [{ file, line: lineAt(source, at), table: null }];
    return named.map((name) => ({ file, line: lineAt(source, name.at), table: name.text }));
  });
}

interface Text {
  text: string;
  at: number;
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) look(value as Node);
    for (const each of Object.values(value)) visit(each, look);
  }
}

/** The text of a literal or template. */
function textOf(node: Node): Text | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return { text: node.value, at: node.start };
  if (node.type !== 'TemplateLiteral') return null;
  const parts = (node.quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? '');
  return { text: parts.join(UNKNOWN), at: node.start };
}

const STATEMENT = new RegExp(
  String.raw`\b(?:insert\s+into|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|update(?:\s+only)?)\s+"?([a-z][a-z0-9_]*|${UNKNOWN})"?(\.?)`,
  'gi',
);
/** What can follow "update" without being a table: "do update set", "for update of a", "for update skip locked". */
const NOT_TABLES = new Set(['set', 'of', 'skip', 'nowait']);

/** Tables of other schemas belong to libraries; "update" in a sentence for people is not followed by a table. */
function tablesIn(text: string, tables: ReadonlySet<string>): string[] {
  return [...text.matchAll(STATEMENT)].flatMap(([statement, table = '', dot]) => {
    if (dot || NOT_TABLES.has(table.toLowerCase())) return [];
    if (/^update/i.test(statement) && !tables.has(table) && !/\sset\s/i.test(text)) return [];
    return [table];
  });
}

/** Functions that write to the table they are given, and the index of that argument. */
const WRITERS: Record<string, number> = {
  insertInto: 0,
  updateTable: 0,
  deleteFrom: 0,
  mergeInto: 0,
  replaceInto: 0,
  putRowsBack: 1,
};

function tableArgument(node: Node): Text | null {
  if (node.type !== 'CallExpression') return null;
  const callee = node.callee as Node;
  const name = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name;
  const place = WRITERS[String(name)];
  const argument = place === undefined ? undefined : (node.arguments as Node[])[place];
  if (!argument) return null;
  // `updateTable('locations as l')` gives the table an alias.
  const [table = UNKNOWN] = textOf(argument)?.text.split(' ') ?? [];
  return { text: table, at: argument.start };
}
