// The password rules below the field, checked off while typing.
import { Check, Circle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './PasswordChecklist.module.css';
import { PASSWORD_RULES, passwordChecklist, type RuleState } from './password-checklist.ts';

interface Props {
  password: string;
  email: string | null;
}

const ICONS: Record<RuleState, typeof Check> = { kept: Check, broken: X, open: Circle };

export function PasswordChecklist({ password, email }: Props) {
  const { t } = useTranslation();
  const states = passwordChecklist(password, email);
  return (
    <ul className={styles.list} aria-label={t('identity:passwords.rulesLabel')}>
      {PASSWORD_RULES.map((rule) => {
        // An empty field has not broken any rule yet.
        const state = password === '' ? 'open' : states[rule];
        const Icon = ICONS[state];
        return (
          <li key={rule} data-state={state}>
            <Icon size={14} aria-hidden="true" />
            {t(`identity:passwords.rules.${rule}`)}
            {state !== 'open' && <span className="visually-hidden">{t(`identity:passwords.states.${state}`)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
