// How the case ended, the one that took its place, and the record that still has to end with it.
import { endOfEmployment } from '@onward/domain/everify/case-rules';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { END_EMPLOYMENT } from '../../demands.ts';
import type { StepProps } from '../step-props.ts';
import styles from './Steps.module.css';

const TONES = { authorized: 'green', nonconfirmation: 'red', other: 'neutral' } as const;

export function ClosedStep({ of, name }: StepProps) {
  const { t } = useTranslation();
  const { closed_result: result, closure_reason: reason, closure_text: text, replaced_by: next } = of;
  return (
    <div className={styles.step}>
      {result && (
        <p>
          <Pill tone={TONES[result]}>{t(`everify-cases:results.${result}`)}</Pill>{' '}
          {reason && t(`everify-cases:closures.${reason}`, { name })}
        </p>
      )}
      {text && <p>{text}</p>}
      <EndEmployment of={of} name={name} />
      {next && (
        <div className={styles.actions}>
          <LinkButton to={paths.everifyCase(next)} primary>
            {t('everify-cases:page.replacedBy')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** The case says that the employment is over, or may be, while the record says that the person works here. */
function EndEmployment({ of, name }: StepProps) {
  const { t } = useTranslation();
  const mayEnd = useAccess().may(END_EMPLOYMENT);
  const end = of.closure_reason && endOfEmployment(of.closure_reason);
  if (!end || !of.is_employed) return null;
  return (
    <>
      <p>{t(`everify-cases:employment.${end}`, { name })}</p>
      {mayEnd && (
        <div className={styles.actions}>
          <LinkButton to={paths.endEmployment(of.employee_id)} primary={end === 'ended'}>
            {t('everify-cases:employment.end')}
          </LinkButton>
        </div>
      )}
    </>
  );
}
