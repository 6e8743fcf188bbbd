// Nothing can be sent before a payroll provider is connected.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';

export function NoProvider({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const mayConnect = useAccess().may({ permission: 'edit_integration', writes: true });
  return (
    <EmptyState
      kind="first_use"
      title={t('payroll:noProvider.title')}
      text={t(mayConnect ? 'payroll:noProvider.text' : 'payroll:noProvider.ask')}
      action={
        mayConnect && (
          <Link to={paths.company('integrations')} onClick={onLeave}>
            {t('payroll:noProvider.connect')}
          </Link>
        )
      }
    />
  );
}
