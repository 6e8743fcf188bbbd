// Encryption of sensitive columns: AES-256-GCM. In front stands which key closed the value and how, so that keys change.
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

/** Where a sealed value is stored. It opens nowhere else: not in another row, column, table or company. */
export interface Place {
  /** Null for rows above companies. */
  companyId: number | null;
  table: string;
  column: string;
  /** What names the row for good, and is known before it is inserted. */
  row: string;
}

/** A column that is searched by hash. Hashes of different companies differ, so nobody can compare across them. */
type SearchedColumn = Pick<Place, 'companyId' | 'table' | 'column'>;

export interface Encryption {
  encrypt(plain: string, place: Place): Buffer;
  /** Also opens what was closed before rows were bound in; `isStale` says which values those are. */
  decrypt(sealed: Buffer, place: Place): string;
  /** True when a value was sealed with an older key or in an older way and wants sealing again. */
  isStale(sealed: Buffer): boolean;
  /** A text for an address, made by us and by nobody else; the purpose keeps one kind from passing for another. */
  sealToken(plain: string, purpose: string): string;
  openToken(token: string, purpose: string): string;
  /** What is stored beside a sealed value to find it by: which key, and the keyed hash. */
  searchHash(plain: string, column: SearchedColumn): Buffer;
  /** True when a stored hash is missing or of an older key. */
  isStaleHash(hash: Buffer | null): boolean;
  /** What to look for: the hashes under all keys in use, since stored ones may be of any of them. */
  searchHashes(plain: string, column: SearchedColumn): Buffer[];
}

interface Cipher {
  fingerprint: Buffer;
  key: KeyObject;
}

interface DerivedKey {
  /** Values of columns, bound to their row. */
  bound: Cipher;
  /** Tokens, and values of columns from before rows were bound in. */
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

/** As JSON, so that no part can run over into the next one. */
const additionalData = ({ companyId, table, column, row }: Place): string =>
  JSON.stringify([companyId, table, column, row]);

function seal({ fingerprint, key }: Cipher, plain: string, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([fingerprint, nonce, cipher.getAuthTag(), body]);
}

function open({ key }: Cipher, sealed: Buffer, bound: string): string {
  const nonceEnd = FINGERPRINT_BYTES + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(FINGERPRINT_BYTES, nonceEnd), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return decipher.update(sealed.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
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
