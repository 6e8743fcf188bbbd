// The paper of one list: which one, who issued it, its number, and until when it is valid.
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { type I9List, i9Document, isPhotoMatched } from '@onward/domain/everify/i9-documents';
import type { FormAnswers, FormField } from '@onward/domain/onboarding/forms/form-fields';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DocumentPhotos } from '../../../everify/parts/DocumentPhotos.tsx';
import { HrField } from '../../parts/HrField.tsx';
import frame from '../form/HrForm.module.css';
import type { HrFormState } from '../form/use-hr-form.ts';
import { matchesSection1 } from './matches-section1.ts';
import styles from './Section2.module.css';

interface Props {
  employee: { id: number; name: string };
  context: FormSubmission['context'];
  list: I9List;
  fields: readonly FormField[];
  state: HrFormState;
}

export function PaperList({ employee, context, list, fields, state }: Props) {
  const { t } = useTranslation();
  const asked = fields.filter(({ key, isAsked }) => key.startsWith(`${list}_`) && (isAsked?.(state.answers) ?? true));
  const change = (changed: FormAnswers) => state.change({ ...changed, ...issuerOf(list, changed) });
  return (
    <section className={styles.list} aria-label={t(`onboarding:section2.lists.${list}`)}>
      <div className={styles.listHead}>
        <h3>
          {t(`onboarding:section2.lists.${list}`)}
          <span>{t(`onboarding:section2.shows.${list}`)}</span>
        </h3>
        <Match matches={matchesSection1(list, state.answers, context)} />
      </div>
      {list === 'b' && context.uses_everify && <p className={styles.note}>{t('onboarding:section2.photo')}</p>}
      <div className={styles.paper}>
        <div className={`${frame.fields} ${styles.paperFields}`}>
          {asked.map((field) => (
            <HrField key={field.key} form="i9_section2" field={field} state={{ ...state, change }} />
          ))}
        </div>
        <DocumentPhotos
          employeeId={employee.id}
          name={employee.name.split(' ')[0] ?? employee.name}
          list={list}
          needed={context.uses_everify && isPhotoMatched(state.answers[`${list}_document`])}
        />
      </div>
    </section>
  );
}

function Match({ matches }: { matches: boolean | null }) {
  const { t } = useTranslation();
  if (matches === null) return null;
  const Icon = matches ? CircleCheck : TriangleAlert;
  return (
    <span className={styles.match} data-matches={matches} role="status">
      <Icon size={15} aria-hidden="true" />
      {t(matches ? 'onboarding:section2.matches' : 'onboarding:section2.differs')}
    </span>
  );
}

/** Some papers have only one issuer. */
function issuerOf(list: I9List, changed: FormAnswers): FormAnswers {
  const chosen = changed[`${list}_document`];
  const issuer = typeof chosen === 'string' ? i9Document(chosen)?.issuer : null;
  return issuer ? { [`${list}_issuer`]: issuer } : {};
}
