// No check can be ordered at this location, with the way to change that (CHK-005).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './NotSetUp.module.css';

/** `also` is a second button beside the link. */
export function NotSetUp({ also }: { also?: ReactNode }) {
  const { t } = useTranslation();
  const mayEdit = useAccess().may({ permission: 'edit_integration' });
  return (
    <EmptyState
      kind="first_use"
      title={t('background-checks:refusals.not_set_up')}
      text={t(mayEdit ? 'background-checks:order.setUpText' : 'background-checks:order.askAdmin')}
      action={
        (mayEdit || also) && (
          <div className={styles.ways}>
            {mayEdit && <LinkButton to={paths.checkr()}>{t('background-checks:order.setUp')}</LinkButton>}
            {also}
          </div>
        )
      }
    />
  );
}
