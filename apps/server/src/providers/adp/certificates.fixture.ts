// A certificate authority for tests of connections that need a client certificate.
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const COMMON_NAME = '2.5.4.3';
const ALTERNATIVE_NAMES = '2.5.29.17';
const BASIC_CONSTRAINTS = '2.5.29.19';
const DAY_MS = 86_400_000;
const IP_ADDRESS = 7;
const LOOPBACK = new Uint8Array([127, 0, 0, 1]);

pki.setEngine('node', new pki.CryptoEngine({ name: 'node', crypto: globalThis.crypto }));

const newKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

export interface Pem {
  cert: string;
  key: string;
}

interface Authority {
  pem: string;
  issue(name: string): Promise<Pem>;
}

export async function openAuthority(name: string): Promise<Authority> {
  const own = await newKeys();
  const sign = async (subject: string, publicKey: typeof own.publicKey, extension: pki.Extension) => {
    const certificate = new pki.Certificate();
    certificate.version = 2;
    certificate.serialNumber = new asn1.Integer({ value: Math.floor(Math.random() * 1_000_000) + 1 });
    addName(certificate.issuer, name);
    addName(certificate.subject, subject);
    certificate.notBefore.value = new Date(Date.now() - DAY_MS);
    certificate.notAfter.value = new Date(Date.now() + DAY_MS);
    certificate.extensions = [extension];
    await certificate.subjectPublicKeyInfo.importKey(publicKey);
    await certificate.sign(own.privateKey, 'SHA-256');
    return block('CERTIFICATE', certificate.toSchema(true).toBER(false));
  };
  const constraints = new pki.BasicConstraints({ cA: true }).toSchema().toBER(false);
  const isAuthority = new pki.Extension({ extnID: BASIC_CONSTRAINTS, critical: true, extnValue: constraints });
  return {
    pem: await sign(name, own.publicKey, isAuthority),
    issue: async (subject) => {
      const keys = await newKeys();
      const address = new pki.GeneralName({
        type: IP_ADDRESS,
        value: new asn1.OctetString({ valueHex: LOOPBACK.buffer }),
      });
      const names = new pki.GeneralNames({ names: [address] }).toSchema().toBER(false);
      const extension = new pki.Extension({ extnID: ALTERNATIVE_NAMES, extnValue: names });
      return {
        cert: await sign(subject, keys.publicKey, extension),
        key: block('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
      };
    },
  };
}

function addName(holder: pki.RelativeDistinguishedNames, name: string): void {
  const value = new asn1.Utf8String({ value: name });
  holder.typesAndValues.push(new pki.AttributeTypeAndValue({ type: COMMON_NAME, value }));
}

const block = (label: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64')}\n-----END ${label}-----\n`;
