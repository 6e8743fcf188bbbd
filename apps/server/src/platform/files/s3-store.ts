// Files in a bucket: s3://accessKey:secret@host[:port]/bucket?region=…&tls=off (docs/operations.md).
import { AwsClient } from 'aws4fetch';
import { callOutside, type OutboundAnswer, ProviderFailed } from '../outbound.ts';
import type { FileStore } from './file-store.ts';

export function createS3Store(filesUrl: string): FileStore {
  const { username, password, host, pathname, searchParams } = new URL(filesUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    // The policy for outside services repeats.
    retries: 0,
  });
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  const address = (key: string) => `${scheme}://${host}${pathname.replace(/\/$/, '')}/${encodeURI(key)}`;
  const call = async (key: string, init: RequestInit, accepted: number[]): Promise<OutboundAnswer> => {
    const answer = await callOutside({
      provider: 'The file service',
      repeats: 'always',
      send: (signal) => client.fetch(address(key), { ...init, signal }),
    });
    if (accepted.includes(answer.status)) return answer;
    throw new ProviderFailed('The file service', answer);
  };
  return {
    async put(key, bytes, contentType) {
      const body = new Uint8Array(bytes);
      await call(key, { method: 'PUT', body, headers: { 'content-type': contentType } }, [200, 201]);
    },
    async get(key) {
      const { status, bytes } = await call(key, { method: 'GET' }, [200, 404]);
      return status === 404 ? null : bytes;
    },
    async remove(key) {
      await call(key, { method: 'DELETE' }, [200, 202, 204, 404]);
    },
    // A bucket only ever shows complete files.
    removeDrafts: async () => {},
  };
}
