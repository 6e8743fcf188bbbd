// Files in a bucket: s3://accessKey:secret@host[:port]/bucket?region=…&tls=off (docs/operations.md).
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export function createS3Store(filesUrl: string): FileStore {
  const { username, password, host, pathname, searchParams } = new URL(filesUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  const address = (key: string) => `${scheme}://${host}${pathname.replace(/\/$/, '')}/${encodeURI(key)}`;
  const call = async (key: string, init: RequestInit, accepted: number[]): Promise<Response> => {
    const response = await client.fetch(address(key), init);
    if (accepted.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The file service responded with ${response.status} to ${init.method}.`);
  };
  return {
    async put(key, bytes, contentType) {
      const body = new Uint8Array(bytes);
      await call(key, { method: 'PUT', body, headers: { 'content-type': contentType } }, [200, 201]);
    },
    async get(key) {
      const response = await call(key, { method: 'GET' }, [200, 404]);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      return Buffer.from(await response.arrayBuffer());
    },
    async remove(key) {
      await call(key, { method: 'DELETE' }, [200, 202, 204, 404]);
    },
  };
}
