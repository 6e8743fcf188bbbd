/** For tests with photos of documents: uploads the smallest picture there is. */
import type { ApiCaller } from './api-caller.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function uploadPhoto(caller: ApiCaller): Promise<number> {
  const form = new FormData();
  form.set('category', 'document');
  form.set('file', new Blob([PIXEL], { type: 'image/png' }), 'card.png');
  const { body, text } = await caller.request<{ upload: { id: number } }>('POST', '/v1/uploads', { body: form });
  if (!body.upload) throw new Error(`The photo was not stored: ${text}`);
  return body.upload.id;
}
