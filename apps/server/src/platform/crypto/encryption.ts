// Encrypts sensitive columns with AES-256-GCM. Each value is prefixed with its key and format so that keys can change.
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

/** Where a sealed value is stored. It cannot be decrypted in any other row, column, table, or company. */
export interface Place {
  /** Null for rows that belong to no company. */
  companyId: number | null;
  table: string;
  column: string;
  /** Identifies the row permanently and is known before it is inserted. */
  row: string;
}

/** A column that is searched by hash. Hashes differ by company, so values cannot be compared across companies. */
type SearchedColumn = Pick<Place, 'companyId' | 'table' | 'column'>;

export interface Encryption {
  encrypt(plain: string, place: Place): Buffer;
  /** Also opens values sealed before row binding was introduced; `isStale` identifies them. */
  decrypt(sealed: Buffer, place: Place): string;
  /** The same for files, which are bound to their key in the file store. */
  sealFile(bytes: Buffer, fileKey: string): Buffer;
  openFile(sealed: Buffer, fileKey: string): Buffer;
  /** True when a value was sealed with an older key or format and should be resealed. */
  isStale(sealed: Buffer): boolean;
  /** A tamper-proof token for a URL; the purpose keeps a token of one kind from being used as another. */
  sealToken(plain: string, purpose: string): string;
  openToken(token: string, purpose: string): string;
  /** Stored beside a sealed value so that it can be found: the key id and the keyed hash. */
  searchHash(plain: string, column: SearchedColumn): Buffer;
  /** True when a stored hash is missing or was made with an older key. */
  isStaleHash(hash: Buffer | null): boolean;
  /** The hashes under all keys in use, since stored hashes may be from any of them. */
  searchHashes(plain: string, column: SearchedColumn): Buffer[];
}

interface Cipher {
  fingerprint: Buffer;
  key: KeyObject;
}

interface DerivedKey {
  /** Column values, bound to their row. */
  bound: Cipher;
  /** Tokens, and column values from before row binding. */
  plain: Cipher;
  search: { fingerprint: Buffer; key: Buffer };
}

export function createEncryption(secretKeys: readonly string[]): Encryption {
  const keys = secretKeys.map(deriveKey);
  const [current] = keys;
  if (!current) throw new Error('Encryption needs at least one key.');

  const find = (sealed: Buffer, kind: 'bound' | 'plain'): Cipher | undefined => {
    const fingerprint = sealed.subarray(0, FINGERPRINT_BYTES);
    return keys.map((key) => key[kind]).find((cipher) => cipher.fingerprint.equals(fingerprint));
  };
  const required = (sealed: Buffer): Cipher => {
    const cipher = find(sealed, 'plain');
    if (!cipher) throw new Error('No configured key opens this value; add the older key to SECRET_KEY.');
    return cipher;
  };

  return {
    encrypt: (plain, place) => seal(current.bound, plain, additionalData(place)),
    decrypt(sealed, place) {
      const bound = find(sealed, 'bound');
      if (bound) return open(bound, sealed, additionalData(place));
      return open(required(sealed), sealed, `${place.table}.${place.column}`);
    },
    sealFile: (bytes, fileKey) => sealBytes(current.bound, bytes, fileBinding(fileKey)),
    openFile(sealed, fileKey) {
      const cipher = find(sealed, 'bound');
      if (!cipher) throw new Error('No configured key opens this file; add the older key to SECRET_KEY.');
      return openBytes(cipher, sealed, fileBinding(fileKey));
    },
    isStale: (sealed) => !current.bound.fingerprint.equals(sealed.subarray(0, FINGERPRINT_BYTES)),
    sealToken: (plain, purpose) => seal(current.plain, plain, purpose).toString('base64url'),
    openToken(token, purpose) {
      const sealed = Buffer.from(token, 'base64url');
      return open(required(sealed), sealed, purpose);
    },
    searchHash: (plain, column) => hash(current, plain, column),
    isStaleHash: (hash) => !hash?.subarray(0, FINGERPRINT_BYTES).equals(current.search.fingerprint),
    searchHashes: (plain, column) => keys.map((key) => hash(key, plain, column)),
  };
}

/** As JSON, so that the boundaries between parts are unambiguous. */
const additionalData = ({ companyId, table, column, row }: Place): string =>
  JSON.stringify([companyId, table, column, row]);

/** Unlike that of a column, which is a list. */
const fileBinding = (fileKey: string): string => JSON.stringify({ file: fileKey });

const seal = (cipher: Cipher, plain: string, bound: string): Buffer => sealBytes(cipher, Buffer.from(plain), bound);

const open = (cipher: Cipher, sealed: Buffer, bound: string): string =>
  openBytes(cipher, sealed, bound).toString('utf8');

function sealBytes({ fingerprint, key }: Cipher, plain: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([fingerprint, nonce, cipher.getAuthTag(), body]);
}

function openBytes({ key }: Cipher, sealed: Buffer, bound: string): Buffer {
  const nonceEnd = FINGERPRINT_BYTES + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(FINGERPRINT_BYTES, nonceEnd), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
}

function hash({ search }: DerivedKey, plain: string, { companyId, table, column }: SearchedColumn): Buffer {
  const keyed = createHmac('sha256', search.key).update(JSON.stringify([companyId, table, column, plain]));
  return Buffer.concat([search.fingerprint, keyed.digest()]);
}

function deriveKey(secret: string): DerivedKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'onward', purpose, 32));
  const fingerprint = (purpose: string) =>
    createHash('sha256').update(derive(purpose)).digest().subarray(0, FINGERPRINT_BYTES);
  return {
    bound: {
      fingerprint: fingerprint('fingerprint of values bound to rows'),
      key: createSecretKey(derive('column encryption bound to rows')),
    },
    plain: { fingerprint: fingerprint('fingerprint'), key: createSecretKey(derive('column encryption')) },
    search: { fingerprint: fingerprint('fingerprint of search hashes'), key: derive('column search') },
  };
}
