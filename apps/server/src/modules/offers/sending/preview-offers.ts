// How the documents would be filled for each applicant, before anything is sent (OFR-004).

import type { BodyOf } from '@onward/contract/endpoint';
import type { PreviewedPerson, previewApplicationOffers } from '@onward/contract/offers/application-offers';
import { OFFER_EXPIRY_DAYS } from '@onward/domain/offers/terms';
import type { App } from '../../../platform/app.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { visibleOf } from '../../applicants/applicants.service.ts';
import { findRecipients } from './offer-recipients.ts';
import { fillOffer, planOffers } from './plan-offers.ts';

export async function previewOffers(
  app: App,
  { tx, access, now }: CompanyCall,
  body: BodyOf<typeof previewApplicationOffers>,
): Promise<PreviewedPerson[]> {
  const { companyId } = access;
  const ids = body.offers.map(({ application_id }) => application_id);
  if ((await visibleOf(tx, access, ids)).length < ids.length) throw notFound();
  const plan = await planOffers(tx, {
    companyId,
    templateIds: body.offer_template_ids,
    signerIds: body.signer_ids ?? [],
    expiresInDays: body.expires_in_days ?? OFFER_EXPIRY_DAYS.usual,
    senderId: access.staffId,
    prefix: '',
    now,
  });
  const recipients = new Map((await findRecipients(tx, companyId, ids)).map((to) => [to.application_id, to]));
  return body.offers.flatMap(({ application_id, ...terms }) => {
    const to = recipients.get(application_id);
    if (!to) return [];
    const { values, missing } = fillOffer(plan, to, terms, app.config.environment);
    const present = Object.entries(values).flatMap(([tag, value]) => (value ? [[tag, value] as const] : []));
    return [
      {
        application_id,
        name: `${to.first_name} ${to.last_name}`,
        values: Object.fromEntries(present),
        missing,
        pay_range: { min: to.pay_min, max: to.pay_max, unit: to.pay_unit },
      },
    ];
  });
}
