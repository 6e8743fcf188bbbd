// What a rule offers: documents, pay, start, signers, and how long it is open. Each missing part is named (OFR-011).
import type { DocumentTag } from '@onward/domain/documents/content';
import {
  COMPANY_SIGNERS_MAX,
  OFFER_EXPIRY_DAYS,
  type RuleOffer,
  ruleOfferProblems,
  START_DAYS_MAX,
  termsUsed,
} from '@onward/domain/offers/terms';
import { SALARY_MAX, SALARY_UNITS, type SalaryUnit } from '@onward/domain/positions/postings';
import { useQuery } from '@tanstack/react-query';
import { InputNumber, Select } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { offerTemplateChoicesQuery } from '../../offers/parts/offer-templates.api.ts';
import type { DraftRule, DraftStage } from '../process/process-draft.ts';
import styles from './RuleOfferFields.module.css';

interface Props {
  rule: DraftRule;
  stage: DraftStage;
  onChange: (change: Partial<DraftRule>) => void;
}

/** A rule that names nothing sends the letter of its stage. */
const offerOf = ({ offer }: DraftRule, { config }: DraftStage): NonNullable<DraftRule['offer']> =>
  offer ?? {
    offer_template_ids: config.offer_template_id ? [config.offer_template_id] : [],
    salary: null,
    salary_unit: null,
    start_days: null,
    signer_ids: [],
    expires_in_days: OFFER_EXPIRY_DAYS.usual,
  };

export function RuleOfferFields({ rule, stage, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { staffs } = useStartup();
  const { data: templates = [] } = useQuery(offerTemplateChoicesQuery);
  const offer = offerOf(rule, stage);
  const chosen = templates.filter((template) => offer.offer_template_ids.includes(template.id));
  const tags = [...new Set(chosen.flatMap((template) => template.tags))] as DocumentTag[];
  const used = termsUsed(tags);
  const change = (part: Partial<RuleOffer>) =>
    onChange({ offer: { ...offer, ...part } as NonNullable<DraftRule['offer']> });
  const withPay = used.includes('salary') || used.includes('salary_unit');
  return (
    <div className={styles.fields}>
      <Field htmlFor={`${id}-letters`} label={t('hiring-processes:ruleOffer.documents')} required>
        <Select
          id={`${id}-letters`}
          mode="multiple"
          className={styles.wide ?? ''}
          value={offer.offer_template_ids}
          onChange={(offer_template_ids) => change({ offer_template_ids })}
          options={templates.map((template) => ({ value: template.id, label: template.name }))}
        />
      </Field>
      {withPay && (
        <>
          <Field htmlFor={`${id}-pay`} label={t('hiring-processes:ruleOffer.pay')} required>
            <InputNumber<number>
              id={`${id}-pay`}
              className={styles.wide ?? ''}
              prefix="$"
              min={0.01}
              max={SALARY_MAX}
              precision={2}
              value={offer.salary}
              onChange={(salary) => change({ salary })}
            />
          </Field>
          <Field htmlFor={`${id}-unit`} label={t('positions:fields.salary_unit')} required>
            <Select<SalaryUnit>
              id={`${id}-unit`}
              className={styles.wide ?? ''}
              value={offer.salary_unit}
              onChange={(salary_unit) => change({ salary_unit })}
              options={SALARY_UNITS.map((unit) => ({ value: unit, label: t(`positions:units.${unit}`) }))}
            />
          </Field>
        </>
      )}
      {used.includes('start_date') && (
        <Field htmlFor={`${id}-start`} label={t('hiring-processes:ruleOffer.start')} required>
          <InputNumber<number>
            id={`${id}-start`}
            className={styles.wide ?? ''}
            min={0}
            max={START_DAYS_MAX}
            precision={0}
            value={offer.start_days}
            onChange={(start_days) => change({ start_days })}
          />
        </Field>
      )}
      <Field htmlFor={`${id}-signers`} label={t('hiring-processes:ruleOffer.signers')}>
        <Select
          id={`${id}-signers`}
          mode="multiple"
          maxCount={COMPANY_SIGNERS_MAX}
          className={styles.wide ?? ''}
          value={offer.signer_ids}
          onChange={(signer_ids) => change({ signer_ids })}
          showSearch={{ optionFilterProp: 'label' }}
          options={(staffs ?? []).map((staff) => ({ value: staff.id, label: staff.name || staff.email }))}
        />
      </Field>
      <Field htmlFor={`${id}-ends`} label={t('hiring-processes:ruleOffer.ends')}>
        <InputNumber<number>
          id={`${id}-ends`}
          className={styles.wide ?? ''}
          min={OFFER_EXPIRY_DAYS.min}
          max={OFFER_EXPIRY_DAYS.max}
          precision={0}
          value={offer.expires_in_days}
          onChange={(days) => change({ expires_in_days: days ?? OFFER_EXPIRY_DAYS.usual })}
        />
      </Field>
      <Missing offer={offer as RuleOffer} tags={tags} stage={stage} />
    </div>
  );
}

function Missing({ offer, tags, stage }: { offer: RuleOffer; tags: DocumentTag[]; stage: DraftStage }) {
  const { t } = useTranslation();
  const problems = ruleOfferProblems(offer, tags);
  if (problems.length === 0) return null;
  return (
    <ul className={styles.missing}>
      {problems.map((problem) => (
        <li key={problem}>
          <CircleAlert size={14} aria-hidden="true" />
          {t(`errors:fields.rule_${problem}`, { stage: stage.name })}
        </li>
      ))}
    </ul>
  );
}
