// The fields of a photo that leave the server; the photo itself has an address of its own.
import type { I9Form } from '@onward/contract/everify/i9-form';
import type { CopyRow } from './copies.queries.ts';

export const presentCopy = ({ id, list, file_name, content_type, is_own }: CopyRow): I9Form['copies'][number] => ({
  id,
  list,
  name: file_name,
  content_type,
  url: `/v1/i9_copies/${id}`,
  is_own,
});
