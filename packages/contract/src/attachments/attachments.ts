// Uploads: files that will be attached to a record later.
import { UPLOAD_CATEGORIES } from '@onward/domain/attachments/uploads';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const Upload = Type.Object({
  id: Id,
  file_name: Type.String(),
  content_type: Type.String(),
  byte_size: Type.Integer(),
});

export const createUpload = endpoint({
  name: 'createUpload',
  method: 'POST',
  path: '/v1/uploads',
  summary: 'Upload a file (multipart: category, file)',
  audience: 'company',
  multipart: true,
  body: Type.Object({ category: Type.Enum([...UPLOAD_CATEGORIES]) }),
  answers: { 201: Type.Object({ upload: Upload }) },
});
