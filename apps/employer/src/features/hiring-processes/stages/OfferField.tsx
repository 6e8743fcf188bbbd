// The offer letter of the stage, with a link to it.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { offerTemplateChoicesQuery } from '../../offers/parts/offer-templates.api.ts';
import type { StageFieldsProps } from './stage-fields.ts';

export function OfferField({ stage, problem, onChange }: StageFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const enabled = useAccess().may({ module: 'offers' });
  const { data: templates = [] } = useQuery({ ...offerTemplateChoicesQuery, enabled });
  const chosen = stage.config.offer_template_id ?? null;
  return (
    <SelectField<number>
      field={{
        id,
        value: chosen,
        error: problem,
        onBlur: () => {},
        onChange: (offer_template_id) => onChange({ offer_template_id }),
      }}
      label={t('hiring-processes:config.offer')}
      options={templates.map((template) => ({ value: template.id, label: template.name }))}
      hint={
        <Link to={chosen ? paths.offerTemplate(chosen) : paths.offerTemplate('new')}>
          {t(chosen ? 'hiring-processes:config.openOffer' : 'hiring-processes:config.toOffers')}
        </Link>
      }
      required
    />
  );
}
