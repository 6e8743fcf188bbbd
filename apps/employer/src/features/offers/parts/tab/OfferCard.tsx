// One offer: its terms, who has signed, what happened, and its files.
import { type ApplicationOffer, getUnsignedOffer } from '@onward/contract/offers/application-offers';
import { Button } from 'antd';
import { Download, FileArchive, FileText, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';

import { passOnError } from '../../../../platform/errors/handle-error.ts';
import { saveBlob } from '../../../../platform/files.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { OFFER_PILLS, SIGNER_PILLS } from '../offer-pills.ts';
import { offerFile } from '../offers.api.ts';
import styles from './OfferTab.module.css';
import { useOfferTexts } from './use-offer-texts.ts';

interface Props {
  offer: ApplicationOffer;
  actions: ReactNode;
}

export function OfferCard({ offer, actions }: Props) {
  const { t } = useTranslation();
  const { moment, terms } = useOfferTexts();
  const facts: [string, string | null][] = [
    ['terms', terms(offer) || null],
    ['sent', offer.sent_at ? moment(offer.sent_at) : t('offers:tab.leaving')],
    ['viewed', offer.viewed_at && moment(offer.viewed_at)],
    ['ends', offer.status === 'sent' ? moment(offer.expires_at) : null],
    ['sentBy', offer.sent_by_name ?? t('offers:tab.rule')],
    ['message', offer.message],
    ['declined', offer.declined_reason],
    ['voided', offer.voided_reason],
  ];
  return (
    <section className={styles.card} aria-label={offer.document_titles.join(', ')}>
      <header className={styles.head}>
        <h2>{offer.document_titles.join(', ')}</h2>
        <Pill {...OFFER_PILLS[offer.status]}>{t(`applicants:stageStatuses.${offer.status}`)}</Pill>
      </header>
      <dl className={styles.facts}>
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(`offers:tab.facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Signers offer={offer} />
      <div className={styles.buttons}>
        {actions}
        <Files offer={offer} />
      </div>
    </section>
  );
}

function Signers({ offer }: { offer: ApplicationOffer }) {
  const { t } = useTranslation();
  const { user } = useStartup();
  const { moment } = useOfferTexts();
  return (
    <div>
      <h3 className={styles.heading}>{t('offers:tab.signers')}</h3>
      <ol className={styles.signers}>
        {offer.signers.map((signer) => (
          <li key={signer.id}>
            <Avatar name={signer.name} size={28} />
            <span className={styles.signer}>
              <strong>{signer.name}</strong>
              {signer.signed_as && <span>{t('offers:tab.signedAs', { name: signer.signed_as })}</span>}
              <span>{t(`documents:roles.${signer.role}`)}</span>
            </span>
            {signer.signed_at && <span className={styles.meta}>{moment(signer.signed_at)}</span>}
            {signer.status === 'open' && signer.company_staff_id === user.id ? (
              <Link className={styles.sign} to={paths.signOffer(offer.id)}>
                <PenLine size={15} aria-hidden="true" />
                {t('offers:tab.signNow')}
              </Link>
            ) : (
              <Pill {...SIGNER_PILLS[signer.status]} plain>
                {t(`offers:signerStatuses.${signer.status}`)}
              </Pill>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Files({ offer }: { offer: ApplicationOffer }) {
  const { t } = useTranslation();
  const save = (file: 'unsigned' | 'signed' | 'zip', name: string) =>
    offerFile(offer, file)
      .then((blob) => saveBlob(blob, name))
      .catch((error: unknown) => passOnError(error, getUnsignedOffer));
  const name = offer.document_titles[0] ?? 'offer';
  return (
    <>
      {offer.signed_file !== null && (
        <>
          <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => void save('signed', `${name}.pdf`)}>
            {t('offers:tab.signedFile')}
          </Button>
          <Button icon={<FileArchive size={16} aria-hidden="true" />} onClick={() => void save('zip', `${name}.zip`)}>
            {t('offers:tab.zip')}
          </Button>
        </>
      )}
      {offer.signed_file === null && offer.unsigned_file !== null && (
        <Button icon={<FileText size={16} aria-hidden="true" />} onClick={() => void save('unsigned', `${name}.pdf`)}>
          {t('offers:tab.unsignedFile')}
        </Button>
      )}
      {offer.status === 'signed' && offer.signed_file === null && <p role="status">{t('offers:tab.sealing')}</p>}
    </>
  );
}
