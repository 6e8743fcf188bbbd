// Withdraws an offer with a reason, which the team sees (OFR-014).
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import { OFFER_REASON_MAX } from '@onward/domain/offers/terms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { withdrawOffer } from '../offers.api.ts';

interface Props {
  offer: ApplicationOffer;
  open: boolean;
  onClose: () => void;
}

export function VoidOfferDialog({ offer, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('offers:tab.reasonRequired') : null }),
    submit: async ({ reason }) => {
      await withdrawOffer(offer.id, reason);
      toasts.success(t('offers:tab.voidedDone'));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={t('offers:tab.voidTitle')}
      submitLabel={t('offers:tab.void')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <p>{t('offers:tab.voidText')}</p>
      <TextAreaField field={form.field('reason')} label={t('offers:tab.reason')} maxLength={OFFER_REASON_MAX} />
    </FormDialog>
  );
}
