import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { S3Refusal } from './s3-refusal.ts';

/** Public on purpose: it only gives access to this sandbox. */
export const sandboxAccessKey = { id: 'onward-sandbox', secret: 'onward-sandbox-secret' } as const;

const largestClockSkewMs = 15 * 60 * 1000;
const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;

export interface SignedRequest {
  method: string;
  /** Path and query exactly as received. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Checks AWS Signature Version 4 in the `Authorization` header; any region is accepted. */
export function checkSignature(request: SignedRequest, now: Date): void {
  const [, keyId, day, region, signedHeaders = '', signature = ''] =
    authorizationPattern.exec(request.headers.authorization ?? '') ?? [];
  if (!keyId || !day || !region) throw new S3Refusal('AccessDenied', 'The request is not signed for S3.');
  if (keyId !== sandboxAccessKey.id) throw new S3Refusal('InvalidAccessKeyId', 'The access key id does not exist.');

  const time = headerOf(request, 'x-amz-date');
  if (!time.startsWith(day) || Math.abs(now.getTime() - readAmzDate(time)) > largestClockSkewMs) {
    throw new S3Refusal('RequestTimeTooSkewed', 'The request time is too far from the current time.');
  }

  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest(request, signedHeaders))].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${sandboxAccessKey.secret}`,
  );
  const expected = createHmac('sha256', signingKey).update(toSign).digest();
  const signsHost = signedHeaders.split(';').includes('host');
  if (!signsHost || !timingSafeEqual(expected, Buffer.from(signature, 'hex'))) {
    throw new S3Refusal('SignatureDoesNotMatch', 'The signature does not match the request.');
  }
  checkPayload(request);
}

function checkPayload(request: SignedRequest): void {
  const declared = payloadHash(request);
  if (declared === 'UNSIGNED-PAYLOAD') return;
  if (declared.startsWith('STREAMING-')) throw new S3Refusal('NotImplemented', 'Chunked signatures are not supported.');
  if (declared !== sha256(request.body)) {
    throw new S3Refusal('XAmzContentSHA256Mismatch', 'The content differs from its declared hash.');
  }
}

function canonicalRequest(request: SignedRequest, signedHeaders: string): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  const headers = signedHeaders.split(';').map((name) => `${name}:${headerOf(request, name)}\n`);
  return [
    request.method,
    decodeURIComponent(path).split('/').map(encodeStrictly).join('/'),
    canonicalQuery(query),
    headers.join(''),
    signedHeaders,
    payloadHash(request),
  ].join('\n');
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .sort()
    .join('&');
}

function payloadHash(request: SignedRequest): string {
  return headerOf(request, 'x-amz-content-sha256') || sha256(request.body);
}

function headerOf(request: SignedRequest, name: string): string {
  return String(request.headers[name] ?? '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** RFC 3986: also encodes what encodeURIComponent leaves alone but AWS encodes. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function readAmzDate(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
