// Serializes responses by the contract: undeclared fields never leave.
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Write = (answer: unknown) => string;

/** Shared by several app instances in one process. */
const writers = new WeakMap<object, Write>();

/** Compiled on first use, like the request validators (validation.ts). */
export const writerOf =
  (schema: object): Write =>
  (answer) => {
    const write = writers.get(schema) ?? (fastJsonStringify(schema as Schema) as Write);
    writers.set(schema, write);
    return write(answer);
  };

const COMMA = Buffer.from(',');

/** A response whose list rows were serialized earlier, each by its own part of the contract. */
export class AnswerWithRows {
  readonly #list: string;
  readonly #rows: readonly Buffer[];
  readonly #rest: object;

  constructor(list: string, rows: readonly Buffer[], rest: object) {
    this.#list = list;
    this.#rows = rows;
    this.#rest = rest;
  }

  written(write: Write): Buffer {
    const text = write({ ...this.#rest, [this.#list]: [] });
    // Quotes inside strings are escaped, so this placeholder appears nowhere else.
    const place = text.indexOf(`"${this.#list}":[]`) + this.#list.length + '"":['.length;
    const rows = this.#rows.flatMap((row, at) => (at === 0 ? [row] : [COMMA, row]));
    return Buffer.concat([Buffer.from(text.slice(0, place)), ...rows, Buffer.from(text.slice(place))]);
  }
}

export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  const write = writerOf(schema);
  // Fastify sends buffers as they are, but its types only allow strings.
  return (answer: unknown) =>
    answer instanceof AnswerWithRows ? (answer.written(write) as unknown as string) : write(answer);
};
