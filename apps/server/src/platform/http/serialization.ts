// Writes answers by the contract: what it does not declare never leaves.
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Write = (answer: unknown) => string;

/** Kept over several applications in one process. */
const writers = new WeakMap<object, Write>();

/** Made when first asked, as the checks of what comes in are (validation.ts). */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer: unknown) => {
    const write = writers.get(schema) ?? (fastJsonStringify(schema as Schema) as Write);
    writers.set(schema, write);
    return write(answer);
  };
