// Reads the single file of a multipart request into memory, within its limit, and its other fields.
import type { EndpointShape } from '@onward/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type NamedFile, readablePhoto } from '../files/photos/readable-photo.ts';
import { fieldInvalid } from './errors.ts';
import { validateBody } from './validation.ts';

export async function readUploadedFile(request: FastifyRequest, endpoint: EndpointShape): Promise<NamedFile> {
  if (!request.isMultipart()) throw fieldInvalid('file', 'required');
  const fields: Record<string, unknown> = Object.create(null);
  let file: NamedFile | undefined;
  const limits = endpoint.fileBytesMax ? { limits: { fileSize: endpoint.fileBytesMax } } : undefined;
  for await (const part of request.parts(limits)) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = { name: part.filename, bytes };
    } else if (typeof part.value === 'string') {
      fields[part.fieldname] = part.value;
    }
  }
  if (endpoint.body) request.body = validateBody(endpoint.body, fields);
  if (!file) throw fieldInvalid('file', 'required');
  // Before the transaction begins, because a photo takes seconds.
  return readablePhoto(file);
}
