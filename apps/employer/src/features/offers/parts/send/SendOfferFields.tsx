// What is the same for everybody who gets the offer.
import { COMPANY_SIGNERS_MAX, OFFER_MESSAGE_MAX } from '@onward/domain/offers/terms';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import styles from './SendOfferDialog.module.css';
import type { useSendOffer } from './use-send-offer.ts';

const EXPIRY_CHOICES = [1, 3, 5, 7, 14, 30] as const;

interface Props {
  draft: ReturnType<typeof useSendOffer>;
}

export function DocumentsAndEnd({ draft }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const documentsProblem =
    draft.isChecked && draft.templateIds.length === 0 ? t('offers:send.missing.documents') : null;
  return (
    <div className={styles.pair}>
      <Field htmlFor={`${id}-documents`} label={t('offers:send.documents')} required error={documentsProblem}>
        <Select
          id={`${id}-documents`}
          status={documentsProblem ? 'error' : ''}
          aria-describedby={fieldNoteId(`${id}-documents`)}
          mode="multiple"
          className={styles.wide ?? ''}
          value={draft.templateIds}
          onChange={draft.setChosen}
          showSearch={{ optionFilterProp: 'label' }}
          options={draft.templates.map(({ id: value, name: label }) => ({ value, label }))}
          notFoundContent={t('offers:send.noTemplates')}
        />
      </Field>
      <Field htmlFor={`${id}-ends`} label={t('offers:send.ends')}>
        <Select
          id={`${id}-ends`}
          className={styles.wide ?? ''}
          value={draft.days}
          onChange={draft.setDays}
          options={EXPIRY_CHOICES.map((count) => ({ value: count, label: t('offers:send.days', { count }) }))}
        />
      </Field>
    </div>
  );
}

export function SignersAndMessage({ draft }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { staffs, user } = useStartup();
  // Oneself first, because it is the usual choice.
  const people = (staffs ?? []).toSorted((one, other) => Number(other.id === user.id) - Number(one.id === user.id));
  const signersProblem = draft.isChecked && draft.lacksSigner ? t('offers:send.missing.signer') : null;
  return (
    <div className={styles.pair}>
      <Field
        htmlFor={`${id}-signers`}
        label={t('offers:send.signers')}
        required={draft.needsSigner}
        hint={t('offers:send.signersHint')}
        error={signersProblem}
      >
        <Select
          id={`${id}-signers`}
          status={signersProblem ? 'error' : ''}
          aria-describedby={fieldNoteId(`${id}-signers`)}
          mode="multiple"
          maxCount={COMPANY_SIGNERS_MAX}
          className={styles.wide ?? ''}
          value={draft.signerIds}
          onChange={draft.setSignerIds}
          showSearch={{ optionFilterProp: 'label' }}
          options={people.map((staff) => ({
            value: staff.id,
            label: staff.id === user.id ? t('offers:send.me', { name: staff.name }) : staff.name || staff.email,
          }))}
        />
      </Field>
      <Field htmlFor={`${id}-message`} label={t('offers:send.message')}>
        <Input.TextArea
          id={`${id}-message`}
          rows={2}
          maxLength={OFFER_MESSAGE_MAX}
          value={draft.message}
          onChange={({ target }) => draft.setMessage(target.value)}
        />
      </Field>
    </div>
  );
}
