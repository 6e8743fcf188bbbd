// The key and the self-signed certificate that seal documents. They are kept in a file outside the database.
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

const SEAL_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const SEAL_HASH = 'SHA-256';

const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
/** Digital signature and non-repudiation. */
const USAGE_BITS = new Uint8Array([0xc0]);
const UNUSED_BITS = 6;
const SERIAL_BYTES = 16;
const YEARS = 20;

pki.setEngine('node', new pki.CryptoEngine({ name: 'node', crypto: globalThis.crypto }));

/** The key type of the runtime, by whatever name the surrounding types call it. */
type SealPrivateKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

export interface SealKey {
  privateKey: SealPrivateKey;
  certificate: pki.Certificate;
}

export async function createSealKey(now: Date): Promise<SealKey> {
  const keys = await crypto.subtle.generateKey(SEAL_ALGORITHM, true, ['sign', 'verify']);
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ valueHex: serialNumber() });
  for (const name of [certificate.issuer, certificate.subject]) {
    const value = new asn1.Utf8String({ value: 'Onward document seal' });
    name.typesAndValues.push(new pki.AttributeTypeAndValue({ type: COMMON_NAME, value }));
  }
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate()));
  const usage = new asn1.BitString({ valueHex: USAGE_BITS.buffer, unusedBits: UNUSED_BITS });
  certificate.extensions = [new pki.Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage.toBER(false) })];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, SEAL_HASH);
  return { privateKey: keys.privateKey, certificate };
}

/** Positive and without leading zeros, as DER requires. */
function serialNumber(): ArrayBuffer {
  const bytes = crypto.getRandomValues(new Uint8Array(SERIAL_BYTES));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}

export async function toPem({ privateKey, certificate }: SealKey): Promise<string> {
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey));
  return `${pemBlock('PRIVATE KEY', key)}${pemBlock('CERTIFICATE', certificateBytes(certificate))}`;
}

export const certificateBytes = (certificate: pki.Certificate): Buffer =>
  Buffer.from(certificate.toSchema(true).toBER(false));

const pemBlock = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END ${label}-----\n`;

/** Each private key is followed by its certificate; the first pair seals, the others only verify (rotation). */
export async function fromPem(text: string): Promise<SealKey[]> {
  const blocks = [...text.matchAll(/-----BEGIN ([A-Z ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----/g)];
  const found: SealKey[] = [];
  for (let at = 0; at + 1 < blocks.length; at += 2) {
    const [key, certificate] = [blocks[at], blocks[at + 1]];
    if (key?.[1] !== 'PRIVATE KEY' || certificate?.[1] !== 'CERTIFICATE') break;
    found.push({
      privateKey: await crypto.subtle.importKey('pkcs8', bytesOf(key), SEAL_ALGORITHM, true, ['sign']),
      certificate: pki.Certificate.fromBER(bytesOf(certificate)),
    });
  }
  return found;
}

const bytesOf = (block: RegExpExecArray): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(block[2] ?? '', 'base64'));
