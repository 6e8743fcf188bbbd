// Where a staff member reads an offer and signs it for the company (OFR-012).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { DocumentPaper } from '../../documents/parts/DocumentPaper.tsx';
import { PdfPaper } from '../../documents/parts/PdfPaper.tsx';
import { SigningForm } from '../../documents/parts/signing/SigningForm.tsx';
import { offerPages, offerQuery } from '../parts/offers.api.ts';
import { useOfferTexts } from '../parts/tab/use-offer-texts.ts';
import { useLiveOffers } from '../parts/use-live-offers.ts';
import styles from './SignOfferPage.module.css';
import { type ReadOffer, useSigning } from './use-signing.ts';

export default function SignOfferPage() {
  const { t } = useTranslation();
  const id = Number(useParams().id);
  const { data, isError, refetch } = useQuery(offerQuery(id));
  useLiveOffers();
  if (isError) return <ErrorBlock title={t('offers:tab.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  return <SignableOffer key={`${id} ${data.own_signer_id}`} data={data} />;
}

function SignableOffer({ data }: { data: ReadOffer }) {
  const { t } = useTranslation();
  const { terms } = useOfferTexts();
  const { asked, form, filled } = useSigning(data);
  const { application_offer: offer, applicant_name: name, position_title: position, documents } = data;
  return (
    <>
      <PageHeader
        title={t('offers:sign.title', { name })}
        titleOnPhone
        crumbs={[
          { label: name, to: `${paths.applicant(offer.application_id)}?tab=offer` },
          { label: t('offers:sign.heading') },
        ]}
        subtitle={[position, terms(offer)].filter(Boolean).join(' · ')}
      />
      <PageBody>
        <div className={styles.columns}>
          <div className={styles.documents}>
            {documents.map((document) => (
              <section key={document.position} aria-label={document.title}>
                <h2>{document.title}</h2>
                {document.content && (
                  <DocumentPaper
                    content={document.content}
                    tagText={(tag) => t(`documents:tags.${tag}`)}
                    filled={filled}
                  />
                )}
                {document.pdf && (
                  <PdfPaper pdf={document.pdf} calls={offerPages(offer.id, document.position)} filled={filled} />
                )}
              </section>
            ))}
          </div>
          <aside className={styles.signing} aria-label={t('offers:sign.heading')}>
            {data.own_signer_id === null ? (
              <NotNow status={offer.status} applicationId={offer.application_id} />
            ) : (
              <SigningForm asked={asked} form={form} />
            )}
          </aside>
        </div>
      </PageBody>
    </>
  );
}

function NotNow({ status, applicationId }: { status: string; applicationId: number }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <h2>{t('offers:sign.notNow')}</h2>
      <p>{t(`errors:states.offers.${status}`)}</p>
      <Link to={`${paths.applicant(applicationId)}?tab=offer`}>{t('offers:sign.toApplicant')}</Link>
    </div>
  );
}
