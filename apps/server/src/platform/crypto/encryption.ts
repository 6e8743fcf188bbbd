// Encryption of sensitive columns: AES-256-GCM, the key's fingerprint in front so that keys can be rotated.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const FINGERPRINT_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Encryption {
  /** `context` (table and column) is bound in, so that a value moved elsewhere does not open. */
  encrypt(plain: string, context: string): Buffer;
  decrypt(sealed: Buffer, context: string): string;
  /** Equal plain texts give equal hashes, for searching a column that cannot be read. */
  searchHash(plain: string, context: string): Buffer;
  /** True when a value was sealed with an older key and wants sealing again. */
  isStale(sealed: Buffer): boolean;
}

interface DerivedKey {
  fingerprint: Buffer;
  cipher: KeyObject;
  search: Buffer;
}

export function createEncryption(secretKeys: readonly string[]): Encryption {
  const keys = secretKeys.map(deriveKey);
  const [current] = keys;
  if (!current) throw new Error('Encryption needs at least one key.');

  const keyOf = (sealed: Buffer): DerivedKey => {
    const fingerprint = sealed.subarray(0, FINGERPRINT_BYTES);
    const key = keys.find((candidate) => candidate.fingerprint.equals(fingerprint));
    if (!key) throw new Error('No configured key opens this value; add the older key to SECRET_KEY.');
    return key;
  };

  return {
    encrypt(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.cipher, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([current.fingerprint, nonce, cipher.getAuthTag(), body]);
    },
    decrypt(sealed, context) {
      const key = keyOf(sealed);
      const nonceEnd = FINGERPRINT_BYTES + NONCE_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key.cipher, sealed.subarray(FINGERPRINT_BYTES, nonceEnd))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(nonceEnd, nonceEnd + TAG_BYTES));
      return decipher.update(sealed.subarray(nonceEnd + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
    searchHash: (plain, context) => createHmac('sha256', current.search).update(`${context}\0${plain}`).digest(),
    isStale: (sealed) => !keyOf(sealed).fingerprint.equals(current.fingerprint),
  };
}

function deriveKey(secret: string): DerivedKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'onward', purpose, 32));
  return {
    fingerprint: createHash('sha256').update(derive('fingerprint')).digest().subarray(0, FINGERPRINT_BYTES),
    cipher: createSecretKey(derive('column encryption')),
    search: derive('column search'),
  };
}
