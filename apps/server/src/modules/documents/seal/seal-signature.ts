// The signature of a seal: CMS with the attributes of PAdES baseline (ETSI EN 319 142), and our signing record.
import { createHash } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { certificateBytes, SEAL_HASH, type SealKey } from './certificates.ts';
import { readRecord, type SigningRecord, writeRecord } from './signing-record.ts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** Ours, below the arc for identifiers made from a UUID. */
const SIGNING_RECORD = '2.25.1932846155';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });

export class SealSigner extends Signer {
  readonly #key: SealKey;
  readonly #record: SigningRecord;

  constructor(key: SealKey, record: SigningRecord) {
    super();
    this.#key = key;
    this.#record = record;
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    return messageBytes(await signDigest(this.#key, sha256(bytes), writeRecord(this.#record)));
  }
}

async function signDigest(
  { privateKey, certificate }: SealKey,
  digest: Uint8Array,
  record: string,
): Promise<pki.SignedData> {
  const certificateHash = new asn1.OctetString({ valueHex: sha256(certificateBytes(certificate)) });
  const reference = new asn1.Sequence({ value: [new asn1.Sequence({ value: [certificateHash] })] });
  const { issuer, serialNumber } = certificate;
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
        attribute(MESSAGE_DIGEST, new asn1.OctetString({ valueHex: digest })),
        attribute(SIGNING_CERTIFICATE_V2, new asn1.Sequence({ value: [reference] })),
        attribute(SIGNING_RECORD, new asn1.Utf8String({ value: record })),
      ],
    }),
  });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [signer],
    certificates: [certificate],
  });
  await signed.sign(privateKey, 0, SEAL_HASH);
  return signed;
}

const messageBytes = (signed: pki.SignedData): Buffer =>
  Buffer.from(
    new pki.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) }).toSchema().toBER(false),
  );

export interface ReadSignature {
  record: SigningRecord;
  /** The hash of what was sealed. */
  digest: Buffer;
  /** Identifies the key, e.g. `9F4C 21A7`. */
  seal: string;
  /** The message is exactly as we wrote it, also where its signature doesn't reach: the certificate and the padding. */
  isIntact: boolean;
}

/** Null for a signature that none of our keys made. */
export async function readSignature(der: Buffer, keys: readonly SealKey[]): Promise<ReadSignature | null> {
  const signed = parse(der);
  const signer = signed?.signerInfos[0];
  const attributes = signer?.signedAttrs;
  if (!signed || !signer || !attributes) return null;
  for (const key of keys) {
    if (!(await isSignedBy(signer, attributes, key.certificate))) continue;
    const digest = attributeValue<asn1.OctetString>(attributes, MESSAGE_DIGEST)?.valueBlock.valueHexView;
    const text = attributeValue<asn1.Utf8String>(attributes, SIGNING_RECORD)?.valueBlock.value;
    if (!digest || !text) return null;
    return {
      record: readRecord(text),
      digest: Buffer.from(digest),
      seal: sealName(key.certificate),
      isIntact: isAsWritten(der, await signDigest(key, digest, text), signer.signature),
    };
  }
  return null;
}

/** Everything but the signature is the same each time it is written. */
function isAsWritten(der: Buffer, again: pki.SignedData, signature: asn1.OctetString): boolean {
  for (const signer of again.signerInfos) signer.signature = signature;
  const written = messageBytes(again);
  return der.subarray(0, written.length).equals(written) && der.subarray(written.length).every((byte) => byte === 0);
}

function parse(der: Buffer): pki.SignedData | null {
  try {
    return new pki.SignedData({ schema: pki.ContentInfo.fromBER(new Uint8Array(der)).content });
  } catch {
    return null;
  }
}

/** The signature is over the attributes as a DER set; in the message they have another tag. */
async function isSignedBy(
  signer: pki.SignerInfo,
  attributes: pki.SignedAndUnsignedAttributes,
  certificate: pki.Certificate,
): Promise<boolean> {
  const bytes = Buffer.from(attributes.encodedValue);
  bytes[0] = 0x31;
  try {
    const { subjectPublicKeyInfo } = certificate;
    const crypto = pki.getCrypto(true);
    return await crypto.verifyWithPublicKey(bytes, signer.signature, subjectPublicKeyInfo, signer.signatureAlgorithm);
  } catch {
    return false;
  }
}

const attributeValue = <Value extends asn1.BaseBlock>(
  { attributes }: pki.SignedAndUnsignedAttributes,
  type: string,
): Value | undefined => attributes.find((each) => each.type === type)?.values[0] as Value | undefined;

const sealName = (certificate: pki.Certificate): string =>
  sha256(certificateBytes(certificate))
    .toString('hex')
    .slice(0, 8)
    .toUpperCase()
    .replace(/(.{4})/, '$1 ');
