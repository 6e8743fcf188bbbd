// Where a staff member reads an offer and signs it for the company (OFR-012).
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input } from 'antd';
import { PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Field } from '../../../design/fields/Field.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { DocumentPaper } from '../../documents/parts/DocumentPaper.tsx';
import { offerFile, offerQuery, signOffer } from '../parts/offers.api.ts';
import { useOfferTexts } from '../parts/tab/use-offer-texts.ts';
import { useLiveOffers } from '../parts/use-live-offers.ts';
import styles from './SignOfferPage.module.css';

export default function SignOfferPage() {
  const { t } = useTranslation();
  const id = Number(useParams().id);
  const { data, isError, refetch } = useQuery(offerQuery(id));
  const { terms } = useOfferTexts();
  useLiveOffers();
  if (isError) return <ErrorBlock title={t('offers:tab.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const { application_offer: offer, applicant_name: name, position_title: position, documents, own_signer_id } = data;
  return (
    <>
      <PageHeader
        title={t('offers:sign.title', { name })}
        titleOnPhone
        subtitle={[position, terms(offer)].filter(Boolean).join(' · ')}
      />
      <PageBody>
        <div className={styles.columns}>
          <div className={styles.documents}>
            {documents.map((document) =>
              document.content ? (
                <section key={document.position} aria-label={document.title}>
                  <h2>{document.title}</h2>
                  <DocumentPaper content={document.content} tagText={(tag) => t(`documents:tags.${tag}`)} />
                </section>
              ) : (
                <section key={document.position} aria-label={document.title}>
                  <h2>{document.title}</h2>
                  <OpenFile id={offer.id} />
                </section>
              ),
            )}
          </div>
          <aside className={styles.signing}>
            {own_signer_id === null ? (
              <NotNow status={offer.status} applicationId={offer.application_id} />
            ) : (
              <SigningForm id={offer.id} signerId={own_signer_id} documents={documents} />
            )}
          </aside>
        </div>
      </PageBody>
    </>
  );
}

function OpenFile({ id }: { id: number }) {
  const { t } = useTranslation();
  const [address, setAddress] = useState<string | null>(null);
  const open = async () => setAddress(URL.createObjectURL(await offerFile({ id }, 'unsigned')));
  if (address) return <iframe className={styles.file} src={address} title={t('offers:sign.file')} />;
  return <Button onClick={() => void open()}>{t('offers:sign.openFile')}</Button>;
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

type Documents = { fields: { id: string; kind: string; role: string; label: string; required: boolean }[] }[];

function SigningForm({ id, signerId, documents }: { id: number; signerId: number; documents: Documents }) {
  const { t } = useTranslation();
  const { user } = useStartup();
  const formId = useId();
  const own = documents.flatMap(({ fields }) =>
    fields.filter(({ role, kind }) => role === 'company' && (kind === 'text' || kind === 'initials')),
  );
  const [values, setValues] = useState<Record<string, string>>({});
  const form = useForm({
    initial: { signature_name: user.name, agreed: false },
    check: ({ signature_name, agreed }) => ({
      signature_name: signature_name.trim() === '' ? t('errors:fields.required') : null,
      agreed: agreed ? null : t('offers:sign.mustAgree'),
    }),
    submit: async (entered) => {
      await signOffer({ id, signerId }, { ...entered, values });
      toasts.success(t('offers:sign.done'));
    },
  });
  const name = form.field('signature_name');
  const agreed = form.field('agreed');
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit} className={styles.form}>
      <h2>{t('offers:sign.heading')}</h2>
      <FormAlert failure={form.failure} />
      {own.map((field) => (
        <Field key={field.id} htmlFor={`${formId}-${field.id}`} label={field.label} required={field.required}>
          <Input
            id={`${formId}-${field.id}`}
            value={values[field.id] ?? ''}
            onChange={({ target }) => setValues({ ...values, [field.id]: target.value })}
          />
        </Field>
      ))}
      <Field htmlFor={name.id} label={t('offers:sign.name')} required error={name.error}>
        <Input
          id={name.id}
          className={styles.name ?? ''}
          value={name.value}
          onChange={({ target }) => name.onChange(target.value)}
          onBlur={name.onBlur}
        />
      </Field>
      <Checkbox id={agreed.id} checked={agreed.value} onChange={({ target }) => agreed.onChange(target.checked)}>
        {t('offers:sign.agree')}
      </Checkbox>
      {agreed.error && (
        <p className={styles.error} role="alert">
          {agreed.error}
        </p>
      )}
      <Button type="primary" htmlType="submit" icon={<PenLine size={16} aria-hidden="true" />} loading={form.busy}>
        {t('offers:sign.submit')}
      </Button>
    </form>
  );
}
