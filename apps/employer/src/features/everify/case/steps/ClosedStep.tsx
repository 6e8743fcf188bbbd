// How the case ended, and the one that took its place.
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
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
