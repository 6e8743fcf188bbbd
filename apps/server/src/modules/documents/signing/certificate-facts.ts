// What the certificate page says: who signed, from where, and what happened when (domain facts of electronic signatures).
import { shortZone, spokenParts } from '@onward/domain/platform/time/spoken-time';
import type { Translate } from '../../../platform/i18n/translate.ts';
import type { CertificateFacts, CertificateLabels } from '../rendering/render-request.ts';
import type { RequestParts } from './request-parts.ts';
import { type SignerEntries, signedAs } from './signer-entries.ts';
import type { SigningEventName, SigningEventRow } from './signing-events.ts';
import type { RequestRow, SignerRow } from './signing-requests.queries.ts';

export function certificateOf(
  t: Translate,
  { request, signers, events }: RequestParts,
  entries: ReadonlyMap<number, SignerEntries>,
): CertificateFacts {
  const at = formatter(request);
  const momentOf = (name: SigningEventName, signerId: number) => {
    const found = events.find(({ event, signer_id }) => event === name && signer_id === signerId);
    return found ? at(found.happened_at) : null;
  };
  return {
    title: request.title,
    issuer: request.issuer,
    requestId: `${request.company_id}-${request.id}`,
    originalSha256: request.unsigned_sha256 ?? '',
    labels: labelsOf(t),
    signers: signers.map((signer) => ({
      name: signer.name,
      signedAs: signedAs(signer),
      role: t(`documents:roles.${signer.role}`),
      email: signer.email ?? '',
      address: signer.address,
      userAgent: signer.user_agent,
      viewedAt: momentOf('viewed', signer.id),
      consentedAt: momentOf('consented', signer.id),
      signedAt: signer.signed_at ? at(signer.signed_at) : null,
      signature: signer.signed_at
        ? { name: signer.signed_name ?? signer.name, strokes: entries.get(signer.id)?.strokes ?? [] }
        : null,
    })),
    events: events.map((event) => eventOf(t, event, signers, at)),
  };
}

const LABELS = [
  'heading',
  'document',
  'issuer',
  'requestId',
  'pages',
  'originalSha256',
  'signers',
  'email',
  'address',
  'device',
  'consented',
  'viewed',
  'signed',
  'signedAs',
  'events',
  'event',
  'who',
  'time',
  'sha256',
  'legal',
] as const satisfies (keyof CertificateLabels)[];

const labelsOf = (t: Translate): CertificateLabels =>
  Object.fromEntries(
    LABELS.map((label) => [label, t(`documents:certificate.${label}`)]),
  ) as unknown as CertificateLabels;

const eventOf = (
  t: Translate,
  { event, signer_id, happened_at, address, document_sha256 }: SigningEventRow,
  signers: readonly SignerRow[],
  at: (moment: Date) => string,
) => ({
  event: t(`documents:events.${event}`),
  who: signers.find(({ id }) => id === signer_id)?.name ?? '',
  at: at(happened_at),
  address,
  documentSha256: document_sha256,
});

/** With seconds and the zone, because it is evidence. The zone comes last in every language. */
function formatter({ language, time_zone: timeZone }: RequestRow): (moment: Date) => string {
  return (moment) => {
    const time = spokenParts(moment, { dateStyle: 'medium', timeStyle: 'medium', timeZone }, language);
    return `${time} ${shortZone(moment, timeZone, language)}`;
  };
}
