// Signing an offer for the company (OFR-012).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getApplicationOffer } from '@onward/contract/offers/application-offers';
import type { DocumentField } from '@onward/domain/documents/fields';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { companyFields, useSigningForm } from '../../documents/parts/signing/use-signing-form.ts';
import { signOffer } from '../parts/offers.api.ts';

export type ReadOffer = ResponseOf<typeof getApplicationOffer>;

/** The first signer of the company fills in its fields; the others only sign. */
function askedFields({ application_offer: offer, documents, own_signer_id }: ReadOffer): DocumentField[] {
  const first = offer.signers.find(({ role }) => role === 'company');
  return own_signer_id === null || first?.id !== own_signer_id ? [] : companyFields(documents);
}

export function useSigning(offer: ReadOffer) {
  const { t } = useTranslation();
  const { asked, form, typed } = useSigningForm({
    asked: askedFields(offer),
    submit: async (input) => {
      await signOffer({ id: offer.application_offer.id, signerId: offer.own_signer_id ?? 0 }, input);
      toasts.success(t('offers:sign.done'));
    },
  });
  return { asked, form, filled: { ...offer.filled_fields, ...typed } };
}
