// Whether the draft is saved, in the header of the page.
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HeaderActions } from '../../../../design/page/HeaderActions.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import styles from './SavedState.module.css';
import type { HrFormState } from './use-hr-form.ts';

export function SavedState({ draft }: Pick<HrFormState, 'draft'>) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const { state, savedAt } = draft;
  return (
    <HeaderActions>
      <span className={styles.saved} role="status">
        {(state === 'waiting' || state === 'saving') && (
          <>
            <LoaderCircle size={15} aria-hidden="true" /> {t('onboarding:draft.saving')}
          </>
        )}
        {state === 'saved' && savedAt && (
          <>
            <Check size={15} aria-hidden="true" /> {t('onboarding:draft.saved', { when: moment(savedAt) })}
          </>
        )}
        {state === 'failed' && (
          <>
            <CloudOff size={15} aria-hidden="true" /> {t('onboarding:draft.failed')}
          </>
        )}
      </span>
    </HeaderActions>
  );
}
