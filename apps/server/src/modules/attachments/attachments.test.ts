// Uploads over HTTP: the content decides, not the name.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { createS3Store } from '../../platform/files/s3-store.ts';
import { sweepUnattachedUploads } from './attachments.service.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const HEIC = readFileSync(new URL('../../platform/files/photos/photo.fixture.heic', import.meta.url));
const MEGABYTE = 1_048_576;

describe('uploads', () => {
  let product: InProcessProduct;
  let caller: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    caller = await new ApiCaller(product.url).signIn('hr.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const upload = (category: string, name: string, bytes: Buffer) => {
    const form = new FormData();
    form.set('category', category);
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    return caller.request<{ upload: { id: number; file_name: string; content_type: string; byte_size: number } }>(
      'POST',
      '/v1/uploads',
      { body: form },
    );
  };

  it.each([
    ['resume', 'cv.pdf', PDF, 'application/pdf'],
    ['document', 'photo.dat', PNG, 'image/png'],
    ['image', 'me.png', PNG, 'image/png'],
    ['resume', 'notes.txt', Buffer.from('Line cook, five years.'), 'text/plain'],
  ])('accepts a %s called %s for what it is [PLT-053]', async (category, name, bytes, contentType) => {
    const { status, body } = await upload(category, name, bytes);
    expect(status).toBe(201);
    expect(body.upload).toEqual({
      id: body.upload.id,
      file_name: name,
      content_type: contentType,
      byte_size: bytes.length,
    });
  });

  it.each([
    ['a program called cv.pdf', 'resume', 'cv.pdf', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0'), 415],
    ['a page called notes.txt', 'resume', 'notes.txt', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['an archive', 'document', 'all.gz', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), deflateRawSync('x')]), 415],
    ['a PDF where an image belongs', 'image', 'me.png', PDF, 415],
    ['an empty file', 'resume', 'cv.pdf', Buffer.alloc(0), 415],
    ['an image over 5 MB', 'image', 'me.png', Buffer.concat([PNG, Buffer.alloc(5 * MEGABYTE)]), 413],
    ['a document over 10 MB', 'document', 'cv.pdf', Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE)]), 413],
  ])('refuses %s [PLT-053, PLT-006]', async (_what, category, name, bytes, status) => {
    const answer = await upload(category, name, bytes);
    expect([answer.status, answer.body.error_code]).toEqual([status, 20005]);
  });

  it('stores an iPhone photo as a JPG, which every program opens [PLT-053]', async () => {
    const { status, body } = await upload('image', 'IMG_4021.HEIC', HEIC);
    expect(status).toBe(201);
    expect(body.upload).toMatchObject({ file_name: 'IMG_4021.jpg', content_type: 'image/jpeg' });
  });

  it('refuses a broken iPhone photo with advice [PLT-053]', async () => {
    const { status, body } = await upload('image', 'IMG_4021.HEIC', HEIC.subarray(0, 400));
    expect([status, body.error_code]).toEqual([415, 20005]);
    expect(body.errors?.message ?? JSON.stringify(body)).toContain('Take a screenshot of it');
  });

  it('names missing and unknown fields [PLT-053]', async () => {
    expect((await upload('treasure', 'cv.pdf', PDF)).body.errors).toHaveProperty('category');
    const form = new FormData();
    form.set('category', 'resume');
    expect((await caller.request('POST', '/v1/uploads', { body: form })).body.errors).toHaveProperty('file');
    expect((await caller.request('POST', '/v1/uploads', { body: {} })).body.errors).toHaveProperty('file');
  });

  it('strips the sender’s path from the name [PLT-053]', async () => {
    const { body } = await upload('resume', '../../etc/pass\u0007wd.pdf', PDF);
    expect(body.upload.file_name).toBe('passwd.pdf');
  });

  it('are deleted when they are not attached within a day [PLT-053]', async () => {
    const { body } = await upload('resume', 'forgotten.pdf', PDF);
    const find = async () =>
      (
        await product.app.ownerPool.query('select storage_key, attached_at from uploads where id = $1', [
          body.upload.id,
        ])
      ).rows[0];
    const { storage_key } = await find();
    expect(await product.app.files.get(storage_key)).not.toBeNull();
    expect(await sweepUnattachedUploads(product.app)).toBe(0);
    await product.app.ownerPool.query("update uploads set created_at = now() - interval '25 hours' where id = $1", [
      body.upload.id,
    ]);
    expect(await sweepUnattachedUploads(product.app)).toBe(1);
    expect(await find()).toBeUndefined();
    expect(await product.app.files.get(storage_key)).toBeNull();
  });

  it('can be stored in any S3-compatible service [PLT-053, PLT-054]', async () => {
    const { host } = new URL(product.outside.url);
    const store = createS3Store(`s3://onward-sandbox:onward-sandbox-secret@${host}/s3/files?tls=off`);
    await store.put('1/a file', PDF, 'application/pdf');
    expect(await store.get('1/a file')).toEqual(PDF);
    await store.remove('1/a file');
    expect(await store.get('1/a file')).toBeNull();
    const stranger = createS3Store(`s3://onward-sandbox:wrong-secret@${host}/s3/files?tls=off`);
    await expect(stranger.put('1/x', PDF, 'application/pdf')).rejects.toThrow(/403/);
  });
});
