// The offers of an applicant: the current one with its signers and files, and earlier ones (OFR-014).
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import { isOfferOpen } from '@onward/domain/offers/states';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { BellRing, FileSignature } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { ErrorBlock } from '../../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { useAccess } from '../../../../platform/access.ts';
import type { OfferTabProps } from '../../../../platform/room-parts.ts';
import { OFFER_PILLS } from '../offer-pills.ts';
import { offersQuery } from '../offers.api.ts';
import { useLiveOffers } from '../use-live-offers.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferTab.module.css';
import { useOfferTexts } from './use-offer-texts.ts';
import { VoidOfferDialog } from './VoidOfferDialog.tsx';

export default function OfferTab({ application, onSend, onRemind }: OfferTabProps) {
  const { t } = useTranslation();
  const { data: offers, isError, refetch } = useQuery(offersQuery(application.id));
  const mayEdit = useAccess().may({ permission: 'edit_offer', module: 'offers', writes: true });
  const voided = useDialog<ApplicationOffer>();
  useLiveOffers();
  if (isError) return <ErrorBlock title={t('offers:tab.failed')} onRetry={() => void refetch()} />;
  if (!offers) return <SkeletonRows />;
  const [current, ...earlier] = offers;
  const isOver = application.status !== 'in_progress';
  const sendButton = (isAgain: boolean) =>
    onSend && (
      <Button
        type={isAgain ? 'default' : 'primary'}
        icon={<FileSignature size={16} aria-hidden="true" />}
        onClick={onSend}
      >
        {t(isAgain ? 'offers:tab.sendAgain' : 'offers:tab.send')}
      </Button>
    );
  return (
    <div className={styles.tab}>
      {current ? (
        <OfferCard
          offer={current}
          actions={
            <>
              {sendButton(true)}
              {onRemind && current.status === 'sent' && current.sent_at && (
                <Button icon={<BellRing size={16} aria-hidden="true" />} onClick={onRemind}>
                  {t('offers:tab.remind')}
                </Button>
              )}
              {mayEdit && isOfferOpen(current.status) && (
                <Button danger onClick={() => voided.show(current)}>
                  {t('offers:tab.void')}
                </Button>
              )}
            </>
          }
        />
      ) : (
        <EmptyState
          kind="first_use"
          title={t('offers:tab.none')}
          text={t(onSend ? 'offers:tab.noneText' : `offers:tab.${isOver ? 'notInProgress' : 'notYet'}`)}
          action={sendButton(false)}
        />
      )}
      {earlier.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('offers:tab.earlier')}</h2>
          <ul className={styles.earlier}>
            {earlier.map((offer) => (
              <EarlierOffer key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
      {voided.subject && (
        <VoidOfferDialog key={voided.visit} offer={voided.subject} open={voided.open} onClose={voided.close} />
      )}
    </div>
  );
}

function EarlierOffer({ offer }: { offer: ApplicationOffer }) {
  const { t } = useTranslation();
  const { day, terms } = useOfferTexts();
  return (
    <li>
      <strong>{offer.document_titles.join(', ')}</strong>
      <span className={styles.meta}>
        {[offer.sent_at && day(offer.sent_at), terms(offer)].filter(Boolean).join(' · ')}
      </span>
      <Pill {...OFFER_PILLS[offer.status]}>{t(`applicants:stageStatuses.${offer.status}`)}</Pill>
    </li>
  );
}
