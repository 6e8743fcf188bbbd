// What usually follows after a job was created: its details, and where to share it.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';

export function NextSteps({ positionKey }: { positionKey: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Link to={paths.jobPosting(positionKey)}>{t('positions:actions.edit')}</Link>{' '}
      <Link to={paths.jobPosting(positionKey, 'sharing')}>{t('positions:actions.share')}</Link>
    </>
  );
}
