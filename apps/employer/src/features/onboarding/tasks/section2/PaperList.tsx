// The paper of one list: which one, who issued it, its number, and until when it is valid.
import { type I9List, i9Document } from '@onward/domain/everify/i9-documents';
import type { FormAnswers, FormField } from '@onward/domain/onboarding/forms/form-fields';
import { useTranslation } from 'react-i18next';
import { HrField } from '../../parts/HrField.tsx';
import frame from '../form/HrForm.module.css';
import type { HrFormState } from '../form/use-hr-form.ts';
import styles from './Section2.module.css';

interface Props {
  list: I9List;
  fields: readonly FormField[];
  state: HrFormState;
}

export function PaperList({ list, fields, state }: Props) {
  const { t } = useTranslation();
  const asked = fields.filter(({ key, isAsked }) => key.startsWith(`${list}_`) && (isAsked?.(state.answers) ?? true));
  const change = (changed: FormAnswers) => state.change({ ...changed, ...issuerOf(list, changed) });
  return (
    <section className={styles.list} aria-label={t(`onboarding:section2.lists.${list}`)}>
      <h3>
        {t(`onboarding:section2.lists.${list}`)}
        <span>{t(`onboarding:section2.shows.${list}`)}</span>
      </h3>
      <div className={frame.fields}>
        {asked.map((field) => (
          <HrField key={field.key} form="i9_section2" field={field} state={{ ...state, change }} />
        ))}
      </div>
    </section>
  );
}

/** Some papers have only one issuer. */
function issuerOf(list: I9List, changed: FormAnswers): FormAnswers {
  const chosen = changed[`${list}_document`];
  const issuer = typeof chosen === 'string' ? i9Document(chosen)?.issuer : null;
  return issuer ? { [`${list}_issuer`]: issuer } : {};
}
